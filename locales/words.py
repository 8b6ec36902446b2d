"""Words of answers in plain text: id -> (en, ja, zh-Hans, zh-Hant, ko), ``{n}`` standing for a number.

May import: nothing.
"""

WORDS: dict[str, tuple[str, str, str, str, str]] = {
    "ron": ("Ron", "ロン", "荣和", "榮和", "론"),
    "tsumo": ("Tsumo", "ツモ", "自摸", "自摸", "쯔모"),
    "no_win": ("No win", "和了不可", "不能和牌", "不能和牌", "화료 불가"),
    "han": ("{n} han", "{n}翻", "{n}番", "{n}番", "{n}판"),
    "fu": ("{n} fu", "{n}符", "{n}符", "{n}符", "{n}부"),
    "yakuman": ("{n}× yakuman", "{n}倍役満", "{n}倍役满", "{n}倍役滿", "{n}배 역만"),
    "points": ("{n} points", "{n}点", "{n}点", "{n}點", "{n}점"),
    "total": ("Total", "合計", "合计", "合計", "합계"),
    "dora": ("Dora", "ドラ", "宝牌", "寶牌", "도라"),
    "red": ("Red fives", "赤ドラ", "赤宝牌", "赤寶牌", "적도라"),
    "ura": ("Ura dora", "裏ドラ", "里宝牌", "裏寶牌", "뒷도라"),
    "nuki": ("Norths", "抜きドラ", "拔北", "拔北", "북도라"),
    "finished": ("Finished hand", "和了形", "和牌形", "和牌形", "화료형"),
    "tenpai": ("Tenpai", "聴牌", "听牌", "聽牌", "텐파이"),
    "shanten": ("{n}-shanten", "{n}向聴", "{n}向听", "{n}向聽", "{n}샹텐"),
    "left": ("{n} left", "残り{n}枚", "剩余{n}张", "剩餘{n}張", "{n}장 남음"),
    "near": ("Near", "あと一歩", "只差一步", "只差一步", "한 걸음 차이"),
    "discard": ("Discard", "打", "打", "打", "버림"),
}
