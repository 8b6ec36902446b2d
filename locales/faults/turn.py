"""A player's turn: English -> (ja, zh-Hans, zh-Hant, ko).

May import: nothing.
"""

TURN: dict[str, tuple[str, str, str, str]] = {
    # A turn.
    "say who offers the tile: left, across or right": (
        "誰の牌かをleft・across・rightで指定してください。",
        "请用left、across或right指明是谁的牌。",
        "請用left、across或right指明是誰的牌。",
        "누구의 패인지 left, across, right로 지정하세요.",
    ),
    "name the tile drawn or offered; without either, the last meld is a call just made": (
        "ツモ牌か他家の牌を指定してください。どちらもない場合は、最後の副露が今鳴いたものでなければなりません。",
        "请给出摸到的牌或他家的牌；两者都没有时，最后一组副露应是刚鸣的。",
        "請給出摸到的牌或他家的牌；兩者都沒有時，最後一組副露應是剛鳴的。",
        "쯔모한 패나 다른 사람의 패를 지정하세요. 둘 다 없으면 마지막 후로가 방금 운 것이어야 합니다.",
    ),
    "say which tile was called, to know what kuikae forbids to discard": (
        "喰い替えで切れない牌を知るため、鳴いた牌を指定してください。",
        "请指明所鸣的牌，才能判断因食替不能打的牌。",
        "請指明所鳴的牌，才能判斷因食替不能打的牌。",
        "쿠이카에로 버릴 수 없는 패를 알 수 있도록 운 패를 지정하세요.",
    ),
    "a tile is drawn on the own turn or offered, not both": (
        "牌は自分のツモか他家の牌のどちらか一方です。",
        "牌或是自己摸的，或是他家的，不能两者都是。",
        "牌或是自己摸的，或是他家的，不能兩者都是。",
        "패는 자신이 쯔모한 것이거나 다른 사람의 것이며, 둘 다일 수는 없습니다.",
    ),
    "there is no offered tile": (
        "他家の牌が指定されていません。",
        "没有给出他家的牌。",
        "沒有給出他家的牌。",
        "다른 사람의 패가 지정되지 않았습니다.",
    ),
    "the own kans are on the table, too": (
        "全員の槓の数には自分の槓も含みます。",
        "全场杠数也包括自家的杠。",
        "全場槓數也包括自家的槓。",
        "모두의 깡 수에는 자신의 깡도 들어갑니다.",
    ),
    "the last tile leaves none in the wall": (
        "最後の牌なら、牌山は残っていません。",
        "若是最后一张牌，牌山应已无余牌。",
        "若是最後一張牌，牌山應已無餘牌。",
        "마지막 패라면 패산에 남은 패가 없습니다.",
    ),
    "the last discard cannot be called": (
        "最後の捨て牌は鳴けません。",
        "最后的舍牌不能鸣。",
        "最後的捨牌不能鳴。",
        "마지막 버림패는 울 수 없습니다.",
    ),
    "the discarder is the player who offers the tile": (
        "放銃者は、その牌を捨てた人でなければなりません。",
        "放铳者应是打出该牌的人。",
        "放銃者應是打出該牌的人。",
        "방총자는 그 패를 낸 사람이어야 합니다.",
    ),
    "a kan or north needs a replacement tile, so the wall is not empty": (
        "槓や北抜きには嶺上牌が必要なので、牌山はまだ残っています。",
        "开杠或拔北须补岭上牌，因此牌山应有余牌。",
        "開槓或拔北須補嶺上牌，因此牌山應有餘牌。",
        "깡이나 북 빼기에는 영상패가 필요하므로 패산이 비어 있지 않습니다.",
    ),
}
