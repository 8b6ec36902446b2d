"""Responses: one schema per answer, which says what each field means.

Nothing reads them to serve: ``answers`` and its like write plain dicts. The API document is made of them, and the tests
hold the answers of every endpoint against them, unknown fields refused, so that the two cannot drift apart.
"""

from schemas.responses.batch import Batch as Batch
from schemas.responses.hands import Drawn as Drawn
from schemas.responses.hands import FuritenAnswer as FuritenAnswer
from schemas.responses.hands import OthersTile as OthersTile
from schemas.responses.hands import OwnTurn as OwnTurn
from schemas.responses.hands import Shanten as Shanten
from schemas.responses.hands import ShantenOfDraw as ShantenOfDraw
from schemas.responses.hands import Waiting as Waiting
from schemas.responses.make import Either as Either
from schemas.responses.make import TileName as TileName
from schemas.responses.make import YakuId as YakuId
from schemas.responses.notations import Converted as Converted
from schemas.responses.points import Chart as Chart
from schemas.responses.points import PointsAnswer as PointsAnswer
from schemas.responses.reference import RuleSet as RuleSet
from schemas.responses.reference import RuleSets as RuleSets
from schemas.responses.reference import Yaku as Yaku
from schemas.responses.rounds import Settlement as Settlement
from schemas.responses.service import Health as Health
from schemas.responses.service import Index as Index
from schemas.responses.service import Problem as Problem
from schemas.responses.service import Readiness as Readiness
from schemas.responses.service import Version as Version
from schemas.responses.wins import NoWin as NoWin
from schemas.responses.wins import Win as Win
