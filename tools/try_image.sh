#!/usr/bin/env bash
# Builds the image and runs it as deploy/ has it run, on a machine that reaches no registry of images.
#
# Needs root and Debian's debootstrap, podman and crun; no Docker, no systemd. The base image that the Dockerfile names
# is stood in for by a fresh Debian with its Python: all else is the Dockerfile's own. Everything goes into the folder
# named, by default a new one in /tmp, and is left there for another run.
set -euo pipefail
cd "$(dirname "$0")/.."

if mountpoint --quiet /sys/fs/cgroup/unified; then # crun refuses to run beside both kinds of cgroups
    # shellcheck disable=SC2016
    exec unshare --mount sh -c 'umount /sys/fs/cgroup/unified && exec "$0" "$@"' "tools/$(basename "$0")" "$@"
fi

folder=${1:-$(mktemp --directory /tmp/agari-image.XXXXXX)}
base=$(sed -n 's/^FROM \(.*\) AS base$/\1/p' Dockerfile)
port=18000

engine() {
    podman --root "$folder/storage" --runroot "$folder/run" --cgroup-manager cgroupfs --log-level fatal "$@"
}

stand_in() {
    local root="$folder/base"
    debootstrap --variant=minbase --include=python3,python3-dev,python3-venv,ca-certificates "${base##*-}" "$root" >"$folder/debootstrap.log"
    cp /etc/ssl/certs/ca-certificates.crt "$root/etc/ssl/certs/" # what this machine trusts
    cp /etc/resolv.conf "$root/etc/"
    rm "$root"/usr/lib/python3*/EXTERNALLY-MANAGED
    ln -s /usr/bin/python3 "$root/usr/local/bin/python"
    chroot "$root" sh -ec 'python -m venv /tmp/pip; /tmp/pip/bin/pip --quiet --python /usr/bin/python3 install pip; rm -r /tmp/pip'
    tar --create --directory "$root" . | engine import - "$base" >/dev/null
    rm -r "$root"
}

run() {
    engine run --detach --name agari --replace --env PORT=$port --network host \
        --read-only --read-only-tmpfs=false --tmpfs /tmp --cap-drop all --security-opt no-new-privileges \
        --cgroups disabled --ulimit nofile=4096 --ulimit nproc=4096 --health-interval disable agari:tried >/dev/null
}

answers() { # PATH
    curl --silent --fail --retry 20 --retry-delay 1 --retry-connrefused "http://127.0.0.1:$port$1" && echo
}

holds() { # WHAT COMMAND...
    local what=$1
    shift
    "$@" || { echo "NOT SO: $what" >&2; exit 1; }
    echo "so it is: $what"
}

machine_code() {
    answers /version | grep '"compiled":true' >/dev/null
}

counts() {
    answers /metrics | grep '^agari_requests_total' >/dev/null
}

inside() { # CODE: run by the container's Python
    engine exec agari python -c "$1" 2>/dev/null
}

engine image exists "$base" || stand_in
engine build --pull=never --format docker --isolation chroot --network host --tag agari:tried .

trap 'engine rm --force --time 0 agari >/dev/null' EXIT
run
holds 'it is ready' answers /readyz
holds 'it answers' answers '/v1/points?han=3&fu=30'
holds 'it counts' counts
holds 'it scores by machine code' machine_code
holds 'the health check passes' engine healthcheck run agari
holds 'it runs as 10001' inside 'import os; assert (os.getuid(), os.getgid()) == (10001, 10001)'
holds 'it has no capabilities' inside 'assert "CapBnd:\t0000000000000000" in open("/proc/1/status").read()'
holds 'gunicorn is process 1' inside 'assert "gunicorn" in open("/proc/1/cmdline").read()'
holds 'it can write to /tmp' inside 'open("/tmp/x", "w")'
holds 'it cannot write elsewhere' inside 'import errno
try: open("/srv/agari/x", "w")
except OSError as error: assert error.errno == errno.EROFS
else: raise AssertionError'
holds 'it holds no pip and no tests' inside 'import importlib.util as u; assert not any(map(u.find_spec, ("pip", "setuptools", "pytest", "tests", "tools")))'
engine stop --time 10 agari >/dev/null
holds 'SIGTERM ends it well' [ "$(engine inspect --format '{{.State.ExitCode}}' agari)" = 0 ]
engine logs agari 2>&1 | tail -n 4
