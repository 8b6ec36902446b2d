"""Where the values of the presets come from.

None is the organiser's own page: each text quotes one, or comes from a program tried against real games.

May import: nothing.
"""

#: Tag -> what it stands for.
SOURCES = {
    "AMEBLO17": "Blog entry of 2017 on the JPML rules: ameblo.jp/rkkita/entry-12292738005",
    "AUDIT2026": "Audit of a scoring program, September 2026 (a public GitHub file), and a Chinese page that "
    "compares Mahjong Soul, Tenhou and M-League",
    "DERIVED": "No text needed: it follows from the other options of the set, or decides nothing in it",
    "EMA-DIFF": "EMA rule books of 2012 and 2016: ooyamaneko.net, bookcmp RCR_2016, RCR_2016_en, RCR_2012_en",
    "EMA16": "EMA announcement of the rules in force from 1 April 2016, and their table of contents",
    "EMA16-TEXT": "EMA rules, sections 3.3.9 to 3.3.14: mahjongtime.com/mahjong-japanese-rules-4.html",
    "EMA25": "Rules engine in Rust (public GitHub files) that names the sections of the EMA rules of 2025",
    "FIVESOU": "Comparison of rule sets up to 2023 (a public GitHub file)",
    "GENERAL": "True of riichi mahjong as a whole; no text of this set says otherwise",
    "JPML2012": "JPML rules on 2 June 2012: megalodon.jp copy of www.ma-jan.or.jp/guide/game_rule.php",
    "KANACHAN": "Mahjong Soul simulator: Cryolite/kanachan, src/simulation/round_state.cpp at 5c9ed7c",
    "KOBALAB": "Rules of a program modelled on Tenhou: kobalab, gist 0d551769d11e077322fe4c8a6990a475",
    "KOYAKU": "Tables of the yaku that Mahjong Soul knows, from several public GitHub files",
    "ML-NAVI": "Page on the M-League: majannavi.com/archives/55",
    "ML-SPACE": "Page on the rules of the M-League: mahjong-space.com",
    "ML-WIKI": "riichi.wiki on the M-League, revision 26112",
    "MOD2026": "Rules and presets (a public GitHub file) compared on 18 September 2026 with "
    "mahjongsoul.com/news/46, tenhou.net/man, m-league.jp/about, the JPML sheet of 1 April 2026 and the WRC "
    "rules v20250526 with their clarification of 29 June 2025",
    "MORTAL": "Equim-chan/Mortal, libriichi agari.rs, which cites the Tenhou manual on closed kans in riichi",
    "MS3P-JP": "Japanese page on three-player Mahjong Soul: mahjong-portal.com/?p=10869",
    "MULTIRON": "Wiki page on multiple ron: MahjongRepository/mahjong_wiki, multiple-ron.md at 23074d3",
    "PANTHEON": "Tournament manager: MahjongPantheon/pantheon, Common/rulesets at b8609fd",
    "PRESETJS": "Presets of a scoring program (a public GitHub file)",
    "RA": "EpicOrange/riichi_advanced, priv/static/rulesets/riichi.majs at a2a5abb",
    "RA-SANMA": "EpicOrange/riichi_advanced, priv/static/rulesets/sanma.majs at a2a5abb",
    "RIICHICRATE": "Rust crate riichi 0.1.0, src/rules.rs, after the Tenhou lobbies of 1 October 2022",
    "RIICHIENV": "Engine tried against logs of Tenhou and Mahjong Soul: smly/RiichiEnv, docs/RULES.md and "
    "rule.rs at 0c1e575",
    "RONIN": "Rules close to Tenhou's: MahjongRepository/ronin, backend/game/game-rules.md at 2f97e6f",
    "RONIN019": "MahjongRepository/ronin, notes on version 0.19.0, which moved its rules to those of Tenhou",
    "SEED_A": "Beginners' guide to riichi mahjong in Chinese, by himejimizuki",
    "SEED_C": "Short account of the Japanese rules in Chinese, by Radium",
    "SEED_D": "Guide to Mahjong Soul in Chinese: ranked games, friend rooms, three players, glossary",
    "TENHOU-JP": "Tenhou's own rule list in Japanese (tenhou.net/man/#RULE), kept with a translation in "
    "MahjongRepository/mahjong_wiki, Tenhou.net_rules.wiki at 23074d3",
    "TORI": "Club rules after an older WRC edition, beside Tenhou's: toronto-riichi-club rules.md at 1740c0c",
    "UNSTATED": "The texts of this set name no such limit",
    "WIKI-EMA": "EMA page, in parts older than 2016: MahjongRepository/mahjong_wiki at 23074d3",
    "WIKI-MS": "Mahjong Soul pages: MahjongRepository/mahjong_wiki at 23074d3; riichi.wiki, revision 26496",
    "WIKI-TENHOU": "riichi.wiki on the rules of Tenhou, revision 15453",
    "WIKI-WRC": "riichi.wiki on the WRC rules, revision 20175",
    "WIKI_SANMA": "Page on three-player mahjong: MahjongRepository/mahjong_wiki at 23074d3",
    "WRC14": "Errata of the WRC rules of 2014: reachmahjong.com, thread 53230",
    "WRC15": "WRC rule book of 2015: ooyamaneko.net, bookcmp WRC_2015_en; its contents: scribd 352953763",
    "WRC25": "WRC rules v20250526, section by section (a public GitHub file)",
    "WRCREC": "Notes on putting the WRC rules of 2025 into a program (a public GitHub file)",
}
