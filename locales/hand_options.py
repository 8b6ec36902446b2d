"""Names of what the options about a hand may be: id -> (en, ja, zh-Hans, zh-Hant, ko).

May import: ``game_options``.
"""

from .game_options import NONE, UNDECIDED

_YAKUHAI = ("a value tile for everybody", "全員の役牌", "各家的役牌", "各家的役牌", "모두의 역패")
_YAKUMAN = ("a yakuman", "役満", "役满", "役滿", "역만")
_NEVER = ("never", "不可", "不可", "不可", "불가")
_NO_PAO = ("nobody is liable", "責任払いなし", "不包牌", "不包牌", "책임지불 없음")
_ON_KAN = ("before the replacement tile", "嶺上牌の前", "摸岭上牌之前", "摸嶺上牌之前", "영상패 전")

#: Option -> value -> its name, of all values that are words.
OF_HANDS: dict[str, dict[str, tuple[str, str, str, str, str]]] = {
    # Dora.
    "kan_dora_timing_ankan": {
        "immediate": _ON_KAN,
        "after_discard": ("after the next discard", "次の打牌の後", "下次打牌之后", "下次打牌之後", "다음 타패 후"),
        "none": UNDECIDED,
    },
    "kan_dora_timing_open_kan": {
        "immediate": _ON_KAN,
        "at_discard_or_next_rinshan": (
            "with the next discard or kan",
            "次の打牌か槓と同時",
            "随下次打牌或开杠",
            "隨下次打牌或開槓",
            "다음 타패나 깡과 동시",
        ),
        "after_discard_passed": (
            "once the discard has passed",
            "打牌が通った後",
            "打出的牌通过之后",
            "打出的牌通過之後",
            "타패가 통과한 후",
        ),
        "none": UNDECIDED,
    },
    # Calls.
    "kuikae": {
        "allowed": ("any tile", "制限なし", "不限", "不限", "제한 없음"),
        "same_tile_forbidden": ("not the called tile", "同じ牌は不可", "不可打同一张", "不可打同一張", "같은 패 불가"),
        "same_and_suji_forbidden": (
            "not the called tile, nor its suji",
            "同じ牌と筋は不可",
            "同一张与筋牌都不可",
            "同一張與筋牌都不可",
            "같은 패와 스지 불가",
        ),
    },
    # Yaku.
    "renhou": {
        "off": NONE,
        "mangan_alternative": (
            "a mangan instead of the hand",
            "手の代わりに満貫",
            "以满贯代替手牌",
            "以滿貫代替手牌",
            "손 대신 만관",
        ),
        "five_han_alternative": (
            "five han instead of the hand",
            "手の代わりに五翻",
            "以五番代替手牌",
            "以五番代替手牌",
            "손 대신 다섯 판",
        ),
        "additive_yaku": (
            "five han besides other yaku",
            "他の役に五翻を加える",
            "与其他役合计，五番",
            "與其他役合計，五番",
            "다른 역에 다섯 판을 더함",
        ),
        "mangan_minimum": ("a mangan at least", "最低でも満貫", "至少满贯", "至少滿貫", "적어도 만관"),
        "baiman": ("a baiman", "倍満", "倍满", "倍滿", "배만"),
        "yakuman": _YAKUMAN,
    },
    "nagashi_mangan": {
        "off": NONE,
        "draw": ("paid as a draw", "流局として払う", "按流局支付", "按流局支付", "유국으로 침"),
        "win": ("won like a tsumo", "ツモ和了とする", "视为自摸", "視為自摸", "쯔모 화료로 침"),
    },
    # Limits.
    "kazoe_yakuman": {
        "yakuman": _YAKUMAN,
        "sanbaiman": ("a sanbaiman", "三倍満", "三倍满", "三倍滿", "삼배만"),
        "no_limit": (
            "a yakuman for every thirteen",
            "13翻ごとに役満",
            "每13番一个役满",
            "每13番一個役滿",
            "13판마다 역만",
        ),
    },
    # Riichi and furiten.
    "riichi_ankan": {
        "forbidden": _NEVER,
        "waits_unchanged": (
            "if the waits stay",
            "待ちが変わらなければ",
            "听牌不变时",
            "聽牌不變時",
            "대기가 그대로이면",
        ),
        "waits_and_sets_unchanged": (
            "if waits and sets stay",
            "待ちと面子が変わらなければ",
            "听牌与面子不变时",
            "聽牌與面子不變時",
            "대기와 몸통이 그대로이면",
        ),
        "waits_sets_and_yaku_unchanged": (
            "if waits, sets and yaku stay",
            "待ち・面子・役が変わらなければ",
            "听牌、面子、役不变时",
            "聽牌、面子、役不變時",
            "대기, 몸통, 역이 그대로이면",
        ),
        "triplet_only_in_every_reading": (
            "if a triplet in every reading",
            "どの解釈でも刻子なら",
            "任何拆解中都是刻子时",
            "任何拆解中都是刻子時",
            "어떻게 보아도 커쯔이면",
        ),
        "free": ("always", "自由", "自由", "自由", "자유"),
    },
    "temporary_furiten_ends": {
        "own_draw": ("own draw", "次のツモ", "下次摸牌", "下次摸牌", "다음 쯔모"),
        "own_discard": ("own discard", "次の打牌", "下次打牌", "下次打牌", "다음 타패"),
        "own_draw_or_call": (
            "own draw or call",
            "次のツモか鳴き",
            "下次摸牌或鸣牌",
            "下次摸牌或鳴牌",
            "다음 쯔모나 울기",
        ),
    },
    # Liability.
    "pao_tsumo": {
        "liable_pays_all": (
            "the liable player pays all",
            "責任者が全額",
            "包牌者全付",
            "包牌者全付",
            "책임자가 모두 냄",
        ),
        "none": _NO_PAO,
    },
    "pao_ron": {
        "half_each": ("half each", "折半", "各付一半", "各付一半", "절반씩"),
        "none": _NO_PAO,
    },
    "pao_scope": {
        "liable_yakuman_only": ("that yakuman only", "対象の役満だけ", "仅该役满", "僅該役滿", "그 역만만"),
        "whole_hand": ("every yakuman of the hand", "手の全ての役満", "手中全部役满", "手中全部役滿", "손의 모든 역만"),
        "none": UNDECIDED,
    },
    "pao_honba": {
        "liable": ("the liable player", "責任者", "包牌者", "包牌者", "책임자"),
        "discarder": ("who dealt in", "放銃者", "放铳者", "放銃者", "방총자"),
        "none": UNDECIDED,
    },
    # Three players.
    "sanma_tsumo": {
        "loss": ("the missing part is lost", "ツモ損", "自摸损", "自摸損", "쯔모손"),
        "split_equally": ("the missing part is shared", "折半", "平分", "平分", "절반씩 나눔"),
    },
    "sanma_north": {
        "nuki_dora": ("a dora to set aside", "抜きドラ", "拔北宝牌", "拔北寶牌", "빼는 도라"),
        "ordinary_wind": ("a wind like the others", "普通の風牌", "普通风牌", "普通風牌", "보통의 풍패"),
        "yakuhai": _YAKUHAI,
    },
    "sanma_north_set_value": {
        "guest_wind": ("a wind of no seat", "客風", "客风", "客風", "객풍"),
        "yakuhai": _YAKUHAI,
    },
    "sanma_nuki_ron": {
        "no": _NEVER,
        "with_yaku": ("with any yaku", "役があれば可", "有役即可", "有役即可", "역이 있으면"),
        "kokushi_only": ("by kokushi musou only", "国士無双のみ", "仅限国士无双", "僅限國士無雙", "국사무쌍만"),
    },
}
