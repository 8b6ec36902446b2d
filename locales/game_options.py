"""Names of what the options about rounds and games may be: id -> (en, ja, zh-Hans, zh-Hant, ko).

May import: nothing.
"""

#: Of an option that allows nothing.
NONE: tuple[str, str, str, str, str] = ("none", "なし", "无", "無", "없음")
_AT_LEAST = ("exactly that many count", "ちょうどでよい", "恰好也算", "恰好也算", "같아도 됨")
_MORE_THAN = ("only more count", "超える必要あり", "须超过", "須超過", "넘어야 함")
#: Of an option that other options leave nothing to decide.
UNDECIDED: tuple[str, str, str, str, str] = ("does not matter here", "関係なし", "不适用", "不適用", "해당 없음")
_CHOICE = ("the dealer chooses", "親が選ぶ", "庄家选择", "莊家選擇", "오야가 고름")
_IF_FIRST = ("ends if the dealer leads", "首位なら終わる", "居首即结束", "居首即結束", "1위이면 끝남")
_NEAREST = ("the next in turn", "上家取り", "顺位最先者", "順位最先者", "순서가 앞선 사람")
_ONE_WINNER = ("only one can win", "和了者は一人", "只有一家和牌", "只有一家和牌", "화료자는 한 명")

#: Option -> value -> its name, of all values that are words.
OF_GAMES: dict[str, dict[str, tuple[str, str, str, str, str]]] = {
    # The game.
    "game_length": {
        "single_hand": ("one hand", "一局", "一局", "一局", "한 국"),
        "east": ("east", "東風戦", "东风战", "東風戰", "동풍전"),
        "east_south": ("east and south", "半荘戦", "半庄战", "半莊戰", "반장전"),
        "east_to_north": ("all four winds", "一荘戦", "全庄战", "全莊戰", "일장전"),
    },
    "target_comparison": {"at_least": _AT_LEAST, "more_than": _MORE_THAN, "none": UNDECIDED},
    "uma_type": {
        "fixed": ("one list for every game", "固定", "固定", "固定", "고정"),
        "floating": ("by how many float", "浮きの人数による", "按浮者人数", "按浮者人數", "플러스 인원에 따름"),
    },
    "floating_comparison": {"at_least": _AT_LEAST, "more_than": _MORE_THAN, "none": UNDECIDED},
    "tie_break": {
        "initial_seat_order": (
            "nearer to the first dealer",
            "起家に近い者が上位",
            "近起家者在前",
            "近起家者在前",
            "기가에 가까운 쪽이 위",
        ),
        "share": ("bonuses are shared", "順位点を分ける", "平分", "平分", "순위점을 나눔"),
    },
    "tie_remainder": {
        "none": ("kept as a fraction", "端数のまま", "保留小数", "保留小數", "끝수 그대로"),
        "seat_order": ("to the earlier seat", "席順の早い者へ", "给座位在前者", "給座位在前者", "자리가 앞선 쪽에"),
        "drop": ("dropped", "切り捨て", "舍去", "捨去", "버림"),
    },
    "leftover_riichi_sticks": {
        "first": ("to the first place", "一位へ", "归第一名", "歸第一名", "1위에게"),
        "first_shared_on_tie": (
            "to the first, shared on a tie",
            "一位へ、同点なら等分",
            "归第一名，同点平分",
            "歸第一名，同點平分",
            "1위에게, 동점이면 나눔",
        ),
        "lost": ("to nobody", "誰のものでもない", "不归任何人", "不歸任何人", "아무도 갖지 않음"),
        "share": ("shared by all", "全員で等分", "各家平分", "各家平分", "모두 나눔"),
        "back_to_owner": ("back to their owners", "出した者に戻す", "归还原主", "歸還原主", "낸 사람에게 돌려줌"),
    },
    "final_score_rounding": {
        "none": ("not rounded", "丸めない", "不取整", "不取整", "맞추지 않음"),
        "nearest_1000_half_up": ("500 rounds up", "500は切り上げ", "500点进位", "500點進位", "500점은 올림"),
        "nearest_1000_half_down": ("500 rounds down", "500は切り捨て", "500点舍去", "500點捨去", "500점은 버림"),
    },
    # The end of the game, and who deals next.
    "tobi": {
        "none": NONE,
        "negative": ("below zero", "零点未満", "低于零点", "低於零點", "0점 미만"),
        "zero_or_less": ("zero or less", "零点以下", "零点以下（含零点）", "零點以下（含零點）", "0점 이하"),
    },
    "agari_yame": {"none": NONE, "dealer_choice": _CHOICE, "automatic_if_first": _IF_FIRST},
    "tenpai_yame": {"none": NONE, "dealer_choice": _CHOICE, "automatic_if_first": _IF_FIRST},
    "extension": {
        "none": NONE,
        "sudden_death": (
            "until the target is reached",
            "目標点到達まで",
            "直到达到目标点数",
            "直到達到目標點數",
            "목표점 도달까지",
        ),
    },
    "extension_max_wind": {
        "none": UNDECIDED,
        "one_more_wind": ("one more wind", "次の風まで", "下一个场风为止", "下一個場風為止", "다음 바람까지"),
    },
    "renchan": {
        "none": NONE,
        "win": ("by a win", "和了", "和牌", "和牌", "화료"),
        "win_or_tenpai": ("by a win or tenpai", "和了と聴牌", "和牌或听牌", "和牌或聽牌", "화료나 텐파이"),
        "any_draw": (
            "by a win or any draw",
            "和了と全ての流局",
            "和牌或任何流局",
            "和牌或任何流局",
            "화료나 모든 유국",
        ),
    },
    # Draws.
    "suukaikan_timing": {
        "after_discard_of_fourth_kan": (
            "after the discard",
            "打牌が通った後",
            "打出的牌通过之后",
            "打出的牌通過之後",
            "타패가 통과한 후",
        ),
        "at_fourth_kan_if_not_robbed": (
            "with the fourth kan",
            "四つ目の槓と同時",
            "第四杠时",
            "第四槓時",
            "네 번째 깡과 동시",
        ),
        "none": UNDECIDED,
    },
    "karaten": {
        "tenpai": ("tenpai", "聴牌", "听牌", "聽牌", "텐파이"),
        "noten_if_all_four_in_concealed_hand": (
            "noten, if all are concealed",
            "手の内に四枚なら不聴",
            "手中有四张则未听牌",
            "手中有四張則未聽牌",
            "손 안에 네 장이면 노텐",
        ),
        "noten_if_all_four_in_hand_or_melds": (
            "noten, in melds too",
            "副露も含め四枚なら不聴",
            "连副露有四张则未听牌",
            "連副露有四張則未聽牌",
            "후로까지 네 장이면 노텐",
        ),
        "noten_unspecified_scope": (
            "noten, taken as concealed",
            "不聴（手の内とみなす）",
            "未听牌（视为手中）",
            "未聽牌（視為手中）",
            "노텐(손 안으로 봄)",
        ),
    },
    # Several winners.
    "multi_ron_sticks": {
        "nearest": _NEAREST,
        "own_stick_back_rest_nearest": (
            "own sticks back, the rest to the next",
            "各自の棒を返し残りは上家取り",
            "各还己棒，余归最先者",
            "各還己棒，餘歸最先者",
            "각자 돌려받고 나머지는 앞선 사람",
        ),
        "single_winner": _ONE_WINNER,
    },
    "multi_ron_honba": {
        "nearest": _NEAREST,
        "each": ("each winner", "各自", "各家", "各家", "각자"),
        "single_winner": _ONE_WINNER,
    },
    "multi_ron_dealer_repeat": {
        "if_among_winners": (
            "as any of the winners",
            "和了者に含まれれば",
            "在和牌者之中",
            "在和牌者之中",
            "화료자에 들면",
        ),
        "if_first_winner": (
            "as the next in turn",
            "上家取りのときだけ",
            "须为顺位最先者",
            "須為順位最先者",
            "순서가 앞설 때만",
        ),
        "single_winner": _ONE_WINNER,
    },
}
