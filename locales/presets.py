"""Titles of the rule sets: id -> (en, ja, zh-Hans, zh-Hant, ko).

May import: nothing.
"""

PRESETS: dict[str, tuple[str, str, str, str, str]] = {
    "standard": ("Standard", "標準", "标准", "標準", "표준"),
    "mahjong_soul_4p": (
        "Mahjong Soul, four players",
        "雀魂（四人）",
        "雀魂（四人）",
        "雀魂（四人）",
        "작혼(4인)",
    ),
    "mahjong_soul_3p": (
        "Mahjong Soul, three players",
        "雀魂（三人）",
        "雀魂（三人）",
        "雀魂（三人）",
        "작혼(3인)",
    ),
    "mahjong_soul_3p_friend_seed": (
        "Mahjong Soul, three players, older friend room",
        "雀魂（三人・旧友人戦）",
        "雀魂（三人・旧友人场）",
        "雀魂（三人・舊友人場）",
        "작혼(3인, 옛 친선전)",
    ),
    "mahjong_soul_ancient": (
        "Mahjong Soul, ancient yaku",
        "雀魂（古役）",
        "雀魂（古役）",
        "雀魂（古役）",
        "작혼(고역)",
    ),
    "tenhou_4p": ("Tenhou, four players", "天鳳（四人）", "天凤（四人）", "天鳳（四人）", "천봉(4인)"),
    "tenhou_3p": ("Tenhou, three players", "天鳳（三人）", "天凤（三人）", "天鳳（三人）", "천봉(3인)"),
    "m_league": ("M-League", "Mリーグ", "M联赛", "M聯賽", "M리그"),
    "wrc_2025": (
        "World Riichi Championship, 2025",
        "世界リーチ麻雀選手権 2025",
        "世界立直麻将锦标赛 2025",
        "世界立直麻將錦標賽 2025",
        "세계 리치마작 선수권 2025",
    ),
    "ema_2016": (
        "European Mahjong Association, 2016",
        "ヨーロッパ麻雀協会 2016",
        "欧洲麻将协会 2016",
        "歐洲麻將協會 2016",
        "유럽 마작 협회 2016",
    ),
    "ema_2025": (
        "European Mahjong Association, 2025",
        "ヨーロッパ麻雀協会 2025",
        "欧洲麻将协会 2025",
        "歐洲麻將協會 2025",
        "유럽 마작 협회 2025",
    ),
    "jpml_a": (
        "Japan Professional Mahjong League, rules A",
        "日本プロ麻雀連盟 Aルール",
        "日本职业麻将联盟 A规则",
        "日本職業麻將聯盟 A規則",
        "일본프로마작연맹 A룰",
    ),
}
