#!/usr/bin/env bash
# Runs deploy/nginx.conf before two replicas on this machine; only addresses and folders are changed.
#
# Needs nginx and curl, and the environment of `make run` (or BIN, the folder of another one's programs).
set -euo pipefail
cd "$(dirname "$0")/.."

bin=${BIN:-.venv/bin}
folder=$(mktemp --directory /tmp/agari-proxy.XXXXXX)
front=http://127.0.0.1:18080
win='{"hand":"234567m340p45s88s","win_tile":"6s","riichi":true}'
json='Content-Type: application/json'
started=()
chmod 777 "$folder"
head --bytes 1100000 /dev/zero | tr '\0' ' ' >"$folder/large"
touch "$folder/out" && chmod 666 "$folder/out" # nginx, which runs as nobody here, opens it anew
trap 'kill "${started[@]}" 2>/dev/null || true; wait; rm -r "$folder"' EXIT

start() { # COMMAND...: in the background, until the end
    "$@" >>"$folder/out" 2>&1 &
    started+=($!)
}

holds() { # WHAT COMMAND...
    local what=$1
    shift
    "$@" || { echo "NOT SO: $what" >&2; cat "$folder/out" >&2; exit 1; }
    echo "so it is: $what"
}

status() { # CURL'S ARGUMENTS: the status and the type of the answer
    curl --silent --output "$folder/answered" --write-out '%{http_code} %{content_type}' "$@"
}

problem() { # STATUS CURL'S ARGUMENTS: whether that is answered, with a problem document of that status
    [ "$(status "${@:2}")" = "$1 application/problem+json" ] &&
        "$bin/python" -c 'import json, sys; assert json.load(open(sys.argv[1]))["status"] == int(sys.argv[2])' "$folder/answered" "$1"
}

strike() { # PROCESS: kill a replica with its workers, which have no time to say so
    # shellcheck disable=SC2046
    kill -KILL "$1" $(pgrep --parent "$1")
}

wins() { # N: whether that many scores are answered
    for _ in $(seq "$1"); do
        [ "$(status "$front/v1/score" -H "$json" -d "$win")" = '200 application/json' ] || return 1
    done
}

gets() { # N: whether that many of the questions that may be asked twice are answered
    for _ in $(seq "$1"); do [ "$(status "$front/v1/points?han=3&fu=30")" = '200 application/json' ] || return 1; done
}

logged() { # PATTERN: whether a line like that comes to stand in a log
    for _ in $(seq 20); do
        grep -q "$1" "$folder/out" && return
        sleep 0.1
    done
    return 1
}

both_replicas() { logged '127.0.0.1:18001 ' && logged '127.0.0.1:18002 '; }

repeats_id() { # SENT: the id that is answered
    curl --silent --output /dev/null --dump-header - -H "X-Request-Id: $1" "$front/healthz" |
        sed -n 's/^x-request-id: \([^\r]*\)\r*$/\1/Ip'
}

same_id_in_both() {
    local id
    id=$(repeats_id 'not"sane')
    [[ $id =~ ^[0-9a-f]{32}$ ]] && logged " $id\$" && logged "\"request_id\":\"$id\""
}

streams() { # whether a line is answered before the next was sent
    local first process
    coproc sending { curl --silent --no-buffer -T . -X POST -H 'Content-Type: application/x-ndjson' "$front/v1/batch" 2>/dev/null; }
    process=$!
    printf '{"id":1,"to":"score","body":%s}\n' "$win" >&"${sending[1]}"
    read -r -t 5 first <&"${sending[0]}" && [[ $first == *'"win":true'* ]]
    local answered=$?
    kill "$process"
    return $answered
}

knows_client() { # whether a replica's log names the client, whatever the client says of itself
    curl --silent --output /dev/null --interface 127.0.0.5 -H 'X-Forwarded-For: 192.0.2.1' -H 'X-Request-Id: whose' "$front/healthz"
    logged '"request_id":"whose","client":"127.0.0.5"'
}

sed -e 's/server agari:8000\(.*\);/server 127.0.0.1:18001\1; server 127.0.0.1:18002\1;/' -e 's/listen 8080/listen 127.0.0.1:18080/' \
    -e "s#/tmp/#$folder/#" -e "s#/dev/stdout#$folder/out#" deploy/nginx.conf >"$folder/nginx.conf"
for port in 18001 18002; do
    AGARI_BIND=127.0.0.1:$port AGARI_TRUSTED_PROXIES=1 AGARI_ACCESS_LOG=true start "$bin/gunicorn" 'app:create_app()'
done
start setpriv --reuid 65534 --regid 65534 --clear-groups nginx -e stderr -c "$folder/nginx.conf" -g 'daemon off;'
for url in http://127.0.0.1:18001 http://127.0.0.1:18002 "$front"; do
    curl --silent --output /dev/null --retry 20 --retry-delay 1 --retry-connrefused --fail "$url/readyz"
done

holds 'wins are scored' wins 20
holds 'both replicas score' both_replicas
holds 'a sane request id is repeated' [ "$(repeats_id my-own:id)" = my-own:id ]
holds 'another is replaced by one that both logs have' same_id_in_both
holds 'the log names the client' knows_client
holds 'a body that is too large is a problem' problem 413 "$front/v1/score" -H "$json" -d "@$folder/large"
holds 'metrics are not for all' problem 404 "$front/metrics"
holds 'a batch streams both ways' streams
strike "${started[0]}"
holds 'with one replica killed, what may be asked twice is answered' gets 20
holds 'and so are wins that were not sent to it' wins 20
strike "${started[1]}"
holds 'with none left, that is a problem' problem 502 "$front/healthz"
