"""Workings: each step from han and fu to what each payer pays: code -> a sentence (en, ja, zh-Hans, zh-Hant, ko).

Holes are those of ``sentences``. A code that can be said in several ways has a row for each.

May import: nothing.
"""

WORKINGS: dict[str, tuple[str, str, str, str, str]] = {
    # Fu.
    "fu_rounded": (
        "{before} fu, rounded up to {after}.",
        "{before}符を切り上げて{after}符。",
        "{before}符进位为{after}符。",
        "{before}符進位為{after}符。",
        "{before}부를 올려 {after}부.",
    ),
    "fu_exact": (
        "{before} fu, a full ten.",
        "{before}符で、切り上げなし。",
        "{before}符，无需进位。",
        "{before}符，無需進位。",
        "{before}부로, 올림 없음.",
    ),
    "fu_fixed": (
        "{before} fu, which seven pairs always have.",
        "七対子は常に{before}符。",
        "七对子固定为{before}符。",
        "七對子固定為{before}符。",
        "치또이쯔는 항상 {before}부.",
    ),
    # Base points.
    "base_points": (
        "{fu} fu × 2^(2 + {han} han): base points {after}.",
        "{fu}符 × 2^(2 + {han}翻): 基本点{after}。",
        "{fu}符 × 2^(2 + {han}番): 基本点{after}。",
        "{fu}符 × 2^(2 + {han}番): 基本點{after}。",
        "{fu}부 × 2^(2 + {han}판): 기본점 {after}.",
    ),
    "fu_reach_mangan": (
        "{fu} fu × 2^(2 + {han} han) = {before}, more than mangan: base points {after}.",
        "{fu}符 × 2^(2 + {han}翻) = {before}、満貫を超えるので基本点{after}。",
        "{fu}符 × 2^(2 + {han}番) = {before}，超过满贯，基本点{after}。",
        "{fu}符 × 2^(2 + {han}番) = {before}，超過滿貫，基本點{after}。",
        "{fu}부 × 2^(2 + {han}판) = {before}, 만관을 넘으므로 기본점 {after}.",
    ),
    "limit_reached": (
        "{han} han: {limit}, base points {after}.",
        "{han}翻: {limit}、基本点{after}。",
        "{han}番: {limit}，基本点{after}。",
        "{han}番: {limit}，基本點{after}。",
        "{han}판: {limit}, 기본점 {after}.",
    ),
    "kiriage_mangan": (
        "{fu} fu × 2^(2 + {han} han) = {before}, rounded up to mangan: base points {after}.",
        "{fu}符 × 2^(2 + {han}翻) = {before}、切り上げ満貫で基本点{after}。",
        "{fu}符 × 2^(2 + {han}番) = {before}，切上满贯，基本点{after}。",
        "{fu}符 × 2^(2 + {han}番) = {before}，切上滿貫，基本點{after}。",
        "{fu}부 × 2^(2 + {han}판) = {before}, 절상만관으로 기본점 {after}.",
    ),
    "yakuman_capped": (
        "{before} yakuman are paid as {after} under these rules.",
        "{before}倍役満ですが、このルールでは{after}倍まで。",
        "{before}倍役满，按此规则最多计{after}倍。",
        "{before}倍役滿，按此規則最多計{after}倍。",
        "{before}배 역만이지만, 이 규칙에서는 {after}배까지.",
    ),
    "one_yakuman": (
        "Yakuman: base points {after}.",
        "役満: 基本点{after}。",
        "役满: 基本点{after}。",
        "役滿: 基本點{after}。",
        "역만: 기본점 {after}.",
    ),
    "several_yakuman": (
        "{yakuman} × yakuman: base points {after}.",
        "{yakuman}倍役満: 基本点{after}。",
        "{yakuman}倍役满: 基本点{after}。",
        "{yakuman}倍役滿: 基本點{after}。",
        "{yakuman}배 역만: 기본점 {after}.",
    ),
    # Shares.
    "share_rounded": (
        "{payer}: {times} × {base} = {before}, rounded up to {after}.",
        "{payer}: {times} × {base} = {before}、切り上げて{after}点。",
        "{payer}: {times} × {base} = {before}，进位为{after}点。",
        "{payer}: {times} × {base} = {before}，進位為{after}點。",
        "{payer}: {times} × {base} = {before}, 올려서 {after}점.",
    ),
    "share_exact": (
        "{payer}: {times} × {base} = {after}.",
        "{payer}: {times} × {base} = {after}点。",
        "{payer}: {times} × {base} = {after}点。",
        "{payer}: {times} × {base} = {after}點。",
        "{payer}: {times} × {base} = {after}점.",
    ),
    "absent_share": (
        "{payer}: {times} × {base}, in full hundreds {own}; half the absent share, in full hundreds {half}: {after}.",
        "{payer}: {times} × {base}は百点単位で{own}点、不在者の分の半分は百点単位で{half}点、合わせて{after}点。",
        "{payer}: {times} × {base}以整百计为{own}点，缺席者份额的一半以整百计为{half}点，共{after}点。",
        "{payer}: {times} × {base}以整百計為{own}點，缺席者份額的一半以整百計為{half}點，共{after}點。",
        "{payer}: {times} × {base}, 백 점 단위로 {own}점; 빈자리 몫의 절반, 백 점 단위로 {half}점; 모두 {after}점.",
    ),
    "liability": (
        "{payer}: {after}, by liability (pao).",
        "{payer}: 責任払いにより{after}点。",
        "{payer}: 因包牌支付{after}点。",
        "{payer}: 因包牌支付{after}點。",
        "{payer}: 책임지불로 {after}점.",
    ),
}
