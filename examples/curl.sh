#!/usr/bin/env bash
# Ask Agari with curl: a win, waits, many questions at once, and a picture.
#
#     make run                                            # the service, on port 8000
#     bash examples/curl.sh                               # writes hand.png into this folder
#     AGARI=https://agari.example bash examples/curl.sh   # or ask another one
set -euo pipefail

agari=${AGARI:-http://localhost:8000}

ask() {
    curl --fail --silent --show-error "$@"
    echo
}

echo '# What is this win worth? A question that fits in an address is asked by GET.'
ask "$agari/v1/score?hand=234567m340p45s88s&win_tile=6s&riichi&dora_indicators=3p&discarder=west"

echo '# The same as JSON, with melds, by tsumo, and the names of the yaku in Japanese.'
ask "$agari/v1/score" --header "Content-Type: application/json" --data '{
    "hand": "33m567p23s", "melds": ["pon:777z@across", "chi:340m"], "win_tile": "4s",
    "tsumo": true, "seat_wind": "east", "honba": 2, "lang": "ja"
}'

echo '# What does this hand wait for?'
ask "$agari/v1/tenpai?hand=234567m340p45s88s&discards=9m1z"

echo '# Many questions at once: one a line, answered one a line, in order and as they are read.'
ask "$agari/v1/batch" --header 'Content-Type: application/x-ndjson' --data-binary @- <<'LINES'
{"id": 1, "to": "score", "body": {"hand": "19m19p19s1234567z", "win_tile": "1m", "tsumo": true}}
{"id": 2, "to": "shanten", "body": {"hand": "123m456p13579s11z"}}
{"id": 3, "to": "points", "body": {"han": 4, "fu": 30, "seat_wind": "east", "tsumo": true}}
LINES

echo '# How does it look?'
curl --fail --silent --show-error --output hand.png \
    "$agari/v1/tiles.png?hand=33m567p23s&melds=pon:777z@across,chi:340m&win_tile=4s"
ls -l hand.png
