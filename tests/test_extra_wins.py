from collections import Counter
import pytest
from tests.conversion import compare, recorded_view, report, our_id
from tests.shared_data import rows

def engine_view(row):
    told=row["expected"]
    v={"han":told["han"]}
    if told["yakuman_names"]: v["yakuman_names"]=1
    return v

@pytest.mark.parametrize("name",["kobalab_hule_wins","mjai_reviewer_tests_wins"])
def test_x(client,name):
    found=compare(client, rows(f"data/extra/{name}.jsonl"), recorded_view)
    print(Counter(f.what+str(f.differs["answer"])*( "answer" in f.differs) for f in found))
    assert not found, report(found)
