"""Wins without a server behind them, a second opinion: what other scorers made of hands, asked over HTTP.

kobalab/majiang-core computed all that a server would record, for rules like Mahjong Soul's. RiichiEnv gives
the ids of the yaku, han and fu of hands from Mahjong Soul, some of them made up. The rounds that test
mjai-reviewer come from Tenhou, but were partly edited.
"""

from collections import Counter

import pytest

from tests.conversion import View, compare, our_id, recorded_view, report
from tests.shared_data import Row, rows

#: Row -> why it is right that we answer otherwise, and in what.
EXPLAINED = {
    "tenhou:Equim-chan-confusing_nakis_1:0:0": ("edited by hand: nobody gets the stick", "deltas"),
}


def computed_view(row: Row) -> View:
    """Say what RiichiEnv computed."""
    told = row["expected"]
    names = told["yakuman_names"] or told["yaku_names"]
    view = {"ids": sorted(map(our_id, names)), "han": told["han"]}
    return view if told["yakuman_names"] else {**view, "fu": told["fu"], "bonus": sorted(told["dora_kinds"])}


@pytest.mark.parametrize(
    ("name", "theirs", "number", "explained"),
    [
        ("kobalab_hule", recorded_view, 10_000, 0),
        ("riichienv_agari_4p", computed_view, 816, 0),
        ("riichienv_agari_3p", computed_view, 402, 0),
        ("mjai_reviewer_tests", recorded_view, 18, 1),
    ],
)
def test_extra_wins(client, name, theirs, number, explained):
    asked = rows(f"data/extra/{name}_wins.jsonl")
    found = compare(client, asked, theirs)
    unexplained = [one for one in found if EXPLAINED.get(one.row["id"], ("", ""))[1] != one.what]
    assert not unexplained, report(unexplained)
    assert (len(asked), len(found)) == (number, explained)


def test_what_the_rows_cover():
    yakuman = Counter(
        our_id(one)
        for row in rows("data/extra/riichienv_agari_4p_wins.jsonl")
        for one in row["expected"]["yakuman_names"]
    )
    assert yakuman == {
        "chinroutou": 3,
        "daisangen": 2,
        "daisuushii": 4,
        "junsei_chuuren_poutou": 1,
        "kokushi_musou_juusanmen": 1,
        "ryuuiisou": 1,
        "suuankou": 5,
        "suuankou_tanki": 5,
        "tsuuiisou": 4,
    }
