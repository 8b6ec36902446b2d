"""Questions: the views that answer a POST by a pure function of its body, by the last part of their address."""

from routes import hands, rounds, wins
from routes.asking import View

QUESTIONS: dict[str, View] = {
    "score": wins.get_score,
    "points": wins.get_points,
    "tenpai": hands.get_tenpai,
    "shanten": hands.get_shanten,
    "furiten": hands.get_furiten,
    "actions": hands.get_actions,
    "settle": rounds.post_settle,
}
