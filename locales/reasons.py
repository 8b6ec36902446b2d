"""Names of codes: why something is not so, what an explanation tells: code -> (en, ja, zh-Hans, zh-Hant, ko).

May import: nothing.
"""

#: Why a hand does not win, or something may not be done.
REASONS: dict[str, tuple[str, str, str, str, str]] = {
    "not_agari": ("Not a finished hand", "和了形でない", "牌型未完成", "牌型未完成", "화료형 아님"),
    "no_yaku": ("No yaku", "役なし", "无役", "無役", "역 없음"),
    "below_minimum_han": ("Below the minimum han", "翻縛り不足", "未达番缚", "未達番縛", "판수 제한 미달"),
    "atozuke": ("Yaku settled too late", "後付け", "后付", "後付", "아토즈케"),
    "furiten": ("Furiten", "振聴", "振听", "振聽", "후리텐"),
    "none_left": ("No tile left", "残り枚数なし", "已无此牌", "已無此牌", "남은 패 없음"),
    "not_in_rules": ("Not in these rules", "ルールにない", "规则不允许", "規則不允許", "규칙에 없음"),
    "kokushi_only": ("Kokushi musou only", "国士無双のみ可", "仅限国士无双", "僅限國士無雙", "국사무쌍만 가능"),
    "in_riichi": ("In riichi", "立直中", "立直中", "立直中", "리치 중"),
    "open_hand": ("Open hand", "門前でない", "已副露", "已副露", "멘젠이 아님"),
    "not_tenpai": ("Not tenpai", "聴牌していない", "未听牌", "未聽牌", "텐파이 아님"),
    "furiten_riichi": ("No riichi in furiten", "振聴立直不可", "不可振听立直", "不可振聽立直", "후리텐 리치 불가"),
    "too_few_points": ("Too few points", "持ち点不足", "点数不足", "點數不足", "점수 부족"),
    "too_few_wall_tiles": ("Too few tiles left", "残りツモ牌不足", "牌山余牌不足", "牌山餘牌不足", "남은 패산 부족"),
    "last_tile": ("Last tile", "最後の牌", "最后一张牌", "最後一張牌", "마지막 패"),
    "no_fourth_tile": ("No fourth tile", "四枚揃わない", "凑不齐四张", "湊不齊四張", "네 장이 안 됨"),
    "five_kans": ("No more kans", "これ以上の槓は不可", "不能再开杠", "不能再開槓", "더는 깡 불가"),
    "after_call": ("Right after a call", "鳴いた直後", "刚鸣牌之后", "剛鳴牌之後", "울고 난 직후"),
    "no_replacement_tile": ("No replacement tile", "嶺上牌なし", "岭上牌已尽", "嶺上牌已盡", "영상패 없음"),
    "not_drawn": ("Not the tile drawn", "ツモ牌でない", "不是刚摸的牌", "不是剛摸的牌", "쯔모한 패가 아님"),
    "forbidden_in_riichi": (
        "No kan in riichi",
        "立直後の槓は不可",
        "立直后不可杠",
        "立直後不可槓",
        "리치 후 깡 불가",
    ),
    "waits_change": ("Waits would change", "待ちが変わる", "听牌会改变", "聽牌會改變", "대기가 바뀜"),
    "sets_change": ("Groups would change", "面子構成が変わる", "面子会改变", "面子會改變", "몸통이 바뀜"),
    "yaku_change": ("Yaku would change", "役が変わる", "役种会改变", "役種會改變", "역이 바뀜"),
    "not_first_turn": ("Not the first turn", "第一巡でない", "不是第一巡", "不是第一巡", "첫 순이 아님"),
    "too_few_kinds": ("Fewer than nine kinds", "九種に満たない", "不足九种", "不足九種", "아홉 종류 미만"),
    "no_north": ("No north", "北がない", "没有北", "沒有北", "북 없음"),
    "only_discards": (
        "Only discards are called",
        "鳴けるのは捨て牌のみ",
        "只能鸣舍牌",
        "只能鳴捨牌",
        "버림패만 울 수 있음",
    ),
    "not_from_left": (
        "Not from the left",
        "上家の捨て牌でない",
        "不是上家的舍牌",
        "不是上家的捨牌",
        "상가의 버림패가 아님",
    ),
    "no_matching_tiles": ("No matching tiles", "合う牌がない", "没有可配的牌", "沒有可配的牌", "맞는 패 없음"),
    "kuikae": ("Kuikae", "喰い替え", "食替", "食替", "쿠이카에"),
    "kuikae_leaves_nothing": (
        "Kuikae leaves no discard",
        "喰い替えで切れる牌がない",
        "食替后无牌可打",
        "食替後無牌可打",
        "쿠이카에로 버릴 패 없음",
    ),
}

#: What makes a hand furiten; where an answer names one, it is beside it, for ``riichi`` is also a yaku.
CAUSES: dict[str, tuple[str, str, str, str, str]] = {
    "discard": ("Own discard", "捨て牌による振聴", "舍牌振听", "捨牌振聽", "버림패 후리텐"),
    "temporary": ("Temporary furiten", "同巡内振聴", "同巡振听", "同巡振聽", "동순 후리텐"),
    "riichi": ("Furiten after riichi", "立直後の見逃し", "立直后见逃", "立直後見逃", "리치 후의 놓침"),
}

#: What ends furiten.
ENDS: dict[str, tuple[str, str, str, str, str]] = {
    "wait_changes": ("Until the wait changes", "待ちが変わるまで", "改听后解除", "改聽後解除", "대기가 바뀔 때까지"),
    "own_draw": ("Until the own draw", "次のツモまで", "下次摸牌后解除", "下次摸牌後解除", "다음 쯔모까지"),
    "own_discard": ("Until the own discard", "次の打牌まで", "下次打牌后解除", "下次打牌後解除", "다음 타패까지"),
    "own_draw_or_call": (
        "Until the own draw or call",
        "次のツモか鳴きまで",
        "下次摸牌或鸣牌后解除",
        "下次摸牌或鳴牌後解除",
        "다음 쯔모나 울기까지",
    ),
    "never": ("Until the hand ends", "局の終わりまで", "持续到本局结束", "持續到本局結束", "국이 끝날 때까지"),
}

#: What an answer did not take into account.
NOTES: dict[str, tuple[str, str, str, str, str]] = {
    "ura_ignored": ("Ura dora do not count", "裏ドラは数えない", "里宝牌不计", "裏寶牌不計", "뒷도라 무시"),
    "liable_ignored": ("Nobody is liable", "責任払いなし", "无人包牌", "無人包牌", "책임지불 없음"),
    "ippatsu_ignored": ("Ippatsu does not count", "一発は数えない", "一发不计", "一發不計", "일발 무시"),
    "red_fives_lost": (
        "Red fives are lost",
        "赤ドラの区別は失われる",
        "赤宝牌不再区分",
        "赤寶牌不再區分",
        "적도라 구분 없음",
    ),
    "unknown_language": ("Unknown language", "知らない言語", "未知的语言", "未知的語言", "모르는 언어"),
}

#: Why a reading is paid and not another.
CHOICES: dict[str, tuple[str, str, str, str, str]] = {
    "only_one": ("The only reading", "唯一の解釈", "唯一的拆解", "唯一的拆解", "유일한 해석"),
    "pays_more": ("Pays more", "点数が高い", "点数更高", "點數更高", "점수가 더 높음"),
    "more_yakuman": ("More yakuman", "役満が多い", "役满更多", "役滿更多", "역만이 더 많음"),
    "more_han": ("More han", "翻が多い", "番数更多", "番數更多", "판수가 더 많음"),
    "more_fu": ("More fu", "符が多い", "符数更多", "符數更多", "부수가 더 많음"),
    "equal_worth": ("Equal in worth", "値は同じ", "价值相同", "價值相同", "가치가 같음"),
}

#: Steps from fu and han to what each payer pays; a part paid by liability is called as the payment.
STEPS: dict[str, tuple[str, str, str, str, str]] = {
    "fu_rounded": ("Fu rounded up", "符の切り上げ", "符数进位", "符數進位", "부수 올림"),
    "fu_exact": ("Fu in full tens", "端数のない符", "整十符数", "整十符數", "십 단위 부수"),
    "fu_fixed": ("Fixed fu", "固定符", "固定符数", "固定符數", "고정 부수"),
    "base_points": ("Base points", "基本点", "基本点", "基本點", "기본점"),
    "limit_reached": ("Limit", "満貫以上", "满贯以上", "滿貫以上", "만관 이상"),
    "kiriage_mangan": ("Kiriage mangan", "切り上げ満貫", "切上满贯", "切上滿貫", "절상만관"),
    "yakuman_capped": ("Yakuman capped", "役満の上限", "役满上限", "役滿上限", "역만 상한"),
    "share_rounded": ("Share rounded up", "百点未満切り上げ", "不足百点进位", "不足百點進位", "백 점 미만 올림"),
    "share_exact": ("Share in full hundreds", "端数のない支払い", "整百份额", "整百份額", "백 점 단위 몫"),
    "absent_share": (
        "Share of the absent player",
        "不在者の折半分",
        "缺席者份额均分",
        "缺席者份額均分",
        "빈자리 몫 분담",
    ),
    "liability": ("Liability", "責任払い", "包牌", "包牌", "책임지불"),
}

#: What a hand lacks for a yaku, or has too much.
LACKS: dict[str, tuple[str, str, str, str, str]] = {
    "needs_riichi": ("Needs riichi", "立直なし", "需立直", "需立直", "리치 필요"),
    "needs_tsumo": ("Needs a win by tsumo", "ツモ和了でない", "需自摸和牌", "需自摸和牌", "쯔모 화료 필요"),
    "needs_ron": ("Needs a win by ron", "ロン和了でない", "需荣和", "需榮和", "론 화료 필요"),
    "needs_closed": ("Needs a closed hand", "門前限定", "需门前清", "需門前清", "멘젠 한정"),
    "pair_is_yakuhai": ("Pair of value tiles", "雀頭が役牌", "雀头是役牌", "雀頭是役牌", "머리가 역패"),
    "needs_triplet": ("Needs a triplet", "刻子でない", "需刻子", "需刻子", "커쯔 필요"),
    "needs_run": ("Needs a run", "順子不足", "缺顺子", "缺順子", "슌쯔 필요"),
    "needs_kan": ("Needs one more kan", "槓子不足", "缺杠子", "缺槓子", "깡쯔 필요"),
    "needs_tile": ("Needs one tile", "一枚不足", "缺一张牌", "缺一張牌", "한 장 필요"),
    "needs_ryanmen": ("Needs a two-sided wait", "両面待ちでない", "需两面听", "需兩面聽", "양면 대기 필요"),
    "needs_tanki": ("Needs a pair wait", "単騎待ちでない", "需单骑听", "需單騎聽", "단기 대기 필요"),
    "needs_nine_sided_wait": ("Needs a nine-sided wait", "九面待ちでない", "需九面听", "需九面聽", "구면 대기 필요"),
    "needs_thirteen_sided_wait": (
        "Needs a thirteen-sided wait",
        "十三面待ちでない",
        "需十三面听",
        "需十三面聽",
        "13면 대기 필요",
    ),
    "tiles_in_the_way": ("Tiles in the way", "余計な牌がある", "有多余的牌", "有多餘的牌", "방해되는 패가 있음"),
    "run_in_the_way": ("A run in the way", "順子がある", "有顺子", "有順子", "슌쯔가 있음"),
    "honours_in_the_way": ("Honours in the way", "字牌がある", "有字牌", "有字牌", "자패가 있음"),
    "needs_hatsu": ("Needs hatsu", "發がない", "缺少发", "缺少發", "발 필요"),
    "needs_man": ("Needs man", "萬子でない", "需万子", "需萬子", "만수 필요"),
    "needs_dragon_triplet": (
        "Needs a dragon triplet",
        "三元牌の刻子不足",
        "缺三元牌刻子",
        "缺三元牌刻子",
        "삼원패 커쯔 필요",
    ),
    "needs_dragon_pair": (
        "Needs a dragon pair",
        "三元牌の雀頭がない",
        "缺三元牌雀头",
        "缺三元牌雀頭",
        "삼원패 머리 필요",
    ),
    "needs_wind_triplet": ("Needs a wind triplet", "風牌の刻子不足", "缺风牌刻子", "缺風牌刻子", "풍패 커쯔 필요"),
    "needs_wind_pair": ("Needs a wind pair", "風牌の雀頭がない", "缺风牌雀头", "缺風牌雀頭", "풍패 머리 필요"),
    "ron_opens_triplet": (
        "Ron opens a triplet",
        "ロンで明刻になる",
        "荣和使刻子成明刻",
        "榮和使刻子成明刻",
        "론으로 밍커가 됨",
    ),
}

#: What an explanation says of a hand that waits, or that furiten does not bar.
STANDINGS: dict[str, tuple[str, str, str, str, str]] = {
    "not_barred": ("Not furiten", "振聴でない", "未振听", "未振聽", "후리텐 아님"),
    "not_known": ("Not known", "不明", "不明", "不明", "불명"),
    "tenpai": ("Tenpai", "聴牌", "听牌", "聽牌", "텐파이"),
    "karaten": ("Karaten", "空聴", "空听", "空聽", "가라텐"),
    "keishiki_tenpai": ("Keishiki tenpai", "形式聴牌", "形式听牌", "形式聽牌", "형식텐파이"),
    "nearest_form": ("Nearest form", "最も近い形", "最接近的牌型", "最接近的牌型", "가장 가까운 형태"),
}

#: What was decided at the end of a round; the end of a game is called by its reason.
DECISIONS: dict[str, tuple[str, str, str, str, str]] = {
    "winners_limited": ("Winners limited", "ロンの人数制限", "荣和家数限制", "榮和家數限制", "론 인원 제한"),
    "riichi_not_accepted": ("Riichi not accepted", "立直不成立", "立直不成立", "立直不成立", "리치 불성립"),
    "liable_for_yakuman": ("Liable for a yakuman", "役満の責任払い", "役满包牌", "役滿包牌", "역만 책임지불"),
    "liable_for_kan": ("Liable for a kan", "大明槓の責任払い", "大明杠包牌", "大明槓包牌", "대명깡 책임지불"),
    "honba_to_nearest": (
        "Honba to the nearest winner",
        "本場は上家取り",
        "本场归最近者",
        "本場歸最近者",
        "본장은 가까운 화료자",
    ),
    "honba_to_each": ("Honba to every winner", "本場は全員", "本场每家均得", "本場每家均得", "본장은 화료자 모두"),
    "sticks_to_nearest": (
        "Sticks to the nearest winner",
        "供託は上家取り",
        "供托归最近者",
        "供託歸最近者",
        "공탁은 가까운 화료자",
    ),
    "own_sticks_back": (
        "Own sticks back",
        "立直棒は本人へ",
        "立直棒归还本人",
        "立直棒歸還本人",
        "리치봉은 본인에게",
    ),
    "nobody_pays": ("Nobody pays", "支払いなし", "无人支付", "無人支付", "지불 없음"),
    "noten_paid": ("Noten payments", "ノーテン罰符あり", "支付未听罚符", "支付未聽罰符", "노텐 벌점 지불"),
    "no_noten": ("Everybody is tenpai", "全員聴牌", "全员听牌", "全員聽牌", "전원 텐파이"),
    "all_noten": ("Nobody is tenpai", "全員ノーテン", "全员未听牌", "全員未聽牌", "전원 노텐"),
    "noten_free": ("No noten payments", "ノーテン罰符なし", "无未听罚符", "無未聽罰符", "노텐 벌점 없음"),
    "nagashi_paid": ("Nagashi mangan", "流し満貫成立", "流局满贯成立", "流局滿貫成立", "유국만관 성립"),
    "chombo_penalty": ("Chombo penalty", "チョンボの減点", "错和扣分", "錯和扣分", "촌보 감점"),
    "chombo_paid": ("Chombo paid back", "チョンボの満貫払い", "错和赔满贯", "錯和賠滿貫", "촌보 만관 지불"),
    "round_replayed": ("Played again", "やり直し", "重打", "重打", "다시 하기"),
    "dealer_won": ("Dealer won", "親の和了連荘", "庄家和牌连庄", "莊家和牌連莊", "오야 화료"),
    "dealer_tenpai": ("Dealer tenpai", "親の聴牌連荘", "庄家听牌连庄", "莊家聽牌連莊", "오야 텐파이"),
    "dealer_after_draw": ("Dealer after a draw", "流局連荘", "流局连庄", "流局連莊", "유국 후 오야 유지"),
    "dealer_after_abortive_draw": (
        "Dealer after an abortive draw",
        "途中流局連荘",
        "途中流局连庄",
        "途中流局連莊",
        "도중유국 후 오야 유지",
    ),
    "deal_passes_on": ("Deal passes on", "親流れ", "庄家轮换", "莊家輪換", "오야 이동"),
}
