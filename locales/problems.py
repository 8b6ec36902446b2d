"""Problems: which kind of error an answer is, in a sentence: kind -> (en, ja, zh-Hans, zh-Hant, ko).

A kind is the last part of a problem's ``type``, with ``_`` for ``-``.

May import: nothing.
"""

PROBLEMS: dict[str, tuple[str, str, str, str, str]] = {
    "bad_request": (
        "The request cannot be read.",
        "リクエストを読み取れません。",
        "无法读取请求。",
        "無法讀取請求。",
        "요청을 읽을 수 없습니다.",
    ),
    "not_found": (
        "There is nothing of this name.",
        "その名前のものはありません。",
        "没有这个名称的内容。",
        "沒有這個名稱的內容。",
        "그런 이름의 것은 없습니다.",
    ),
    "method_not_allowed": (
        "This address does not answer this method.",
        "このアドレスはこのメソッドに応じません。",
        "此地址不接受这种方法。",
        "此位址不接受這種方法。",
        "이 주소는 이 메서드에 답하지 않습니다.",
    ),
    "not_acceptable": (
        "There is no answer of a type that is accepted.",
        "受け付けられる形式では答えられません。",
        "没有可接受类型的答案。",
        "沒有可接受類型的答案。",
        "받아들일 수 있는 형식의 답이 없습니다.",
    ),
    "request_entity_too_large": (
        "The request is too large.",
        "リクエストが大きすぎます。",
        "请求过大。",
        "請求過大。",
        "요청이 너무 큽니다.",
    ),
    "unsupported_media_type": (
        "The body is sent in a form that is not read here.",
        "この形式の本文は読み取れません。",
        "无法读取这种形式的正文。",
        "無法讀取這種形式的內文。",
        "이 형식의 본문은 읽을 수 없습니다.",
    ),
    "invalid_request": (
        "The request cannot be answered; its faults are listed.",
        "リクエストに答えられません。誤りは一覧のとおりです。",
        "无法回答请求，错误已列出。",
        "無法回答請求，錯誤已列出。",
        "요청에 답할 수 없으며, 잘못된 점이 나열되어 있습니다.",
    ),
    "too_many_requests": (
        "The client has asked too often; it may ask again later.",
        "リクエストが多すぎます。しばらくしてからやり直してください。",
        "请求过于频繁，请稍后再试。",
        "請求過於頻繁，請稍後再試。",
        "요청이 너무 잦으니 잠시 후 다시 시도해 주십시오.",
    ),
    "internal_server_error": (
        "The service failed; the fault is logged.",
        "サービスに障害が起き、記録されました。",
        "服务发生故障，已记录。",
        "服務發生故障，已記錄。",
        "서비스에 장애가 생겨 기록되었습니다.",
    ),
    "service_unavailable": (
        "The service cannot answer now; it may later.",
        "今は答えられません。しばらくしてからやり直してください。",
        "服务暂时无法回答，请稍后再试。",
        "服務暫時無法回答，請稍後再試。",
        "지금은 답할 수 없으니 잠시 후 다시 시도해 주십시오.",
    ),
}
