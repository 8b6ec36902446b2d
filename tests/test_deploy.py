"""Deployment: the Dockerfile and the files in deploy/ agree with the service and with each other."""

import json
import re
import runpy
import shlex
import socket
import subprocess
import sys
from http.server import BaseHTTPRequestHandler, HTTPServer
from itertools import chain
from threading import Thread

import pytest
import yaml

from scoring import __version__
from settings import PREFIX, Settings
from tests.test_layers import HOUSE, ROOT

#: What the service reads from its environment.
KNOWN = {PREFIX + name.upper() for name in Settings.__slots__}

DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8")
NGINX = (ROOT / "deploy" / "nginx.conf").read_text(encoding="utf-8")
COMPOSE = yaml.safe_load((ROOT / "deploy" / "compose.yaml").read_text(encoding="utf-8"))
MANIFESTS = {file.name: yaml.safe_load(file.read_text(encoding="utf-8")) for file in ROOT.glob("deploy/kubernetes/*")}
KUSTOMIZATION = MANIFESTS.pop("kustomization.yaml")
OF_KIND = {manifest["kind"]: manifest for manifest in MANIFESTS.values()}

POD = OF_KIND["Deployment"]["spec"]["template"]
(CONTAINER,) = POD["spec"]["containers"]
PROBES = [CONTAINER[f"{kind}Probe"] for kind in ("startup", "readiness", "liveness")]
REPLICA = COMPOSE["services"]["agari"]

#: Instructions of the Dockerfile in order, each on one line.
INSTRUCTIONS = [
    tuple(line.split(maxsplit=1))
    for line in DOCKERFILE.replace("\\\n", "").splitlines()
    if line and not line.startswith("#")
]


def last(name):
    """Give what the last instruction of a name says: that of the image."""
    return [said for instruction, said in INSTRUCTIONS if instruction == name][-1]


def directive(name):
    """Give the first value of a directive of nginx."""
    return re.search(rf"^\s*{name} ([^;]+);", NGINX, re.MULTILINE)[1]


def seconds(text):
    return int(text.removesuffix("s"))


@pytest.fixture(scope="module")
def gunicorn():
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("AGARI_METRICS", "false")  # else it names a directory for them, to the whole process
        return runpy.run_path(str(ROOT / "gunicorn.conf.py"))


def test_kustomize_takes_every_manifest():
    assert sorted(KUSTOMIZATION["resources"]) == sorted(MANIFESTS)


@pytest.mark.parametrize(
    "file", ["Dockerfile", "deploy/compose.yaml", "deploy/nginx.conf", *(f"deploy/kubernetes/{f}" for f in MANIFESTS)]
)
def test_only_settings_that_exist_are_set(file):
    assert set(re.findall(r"\bAGARI_\w+", (ROOT / file).read_text(encoding="utf-8"))) <= KNOWN


def test_every_path_is_served(app):
    served = {rule.rule for rule in app.url_map.iter_rules()}
    probed = {probe["httpGet"]["path"] for probe in PROBES}
    checked = set(re.findall(r"'(/\w+)'", last("HEALTHCHECK")))
    named = set(re.findall(r"location ~ \^(\S+?)/\?\$", NGINX)) | {POD["metadata"]["annotations"]["prometheus.io/path"]}
    assert probed == {"/readyz", "/healthz"}
    assert checked == {"/healthz"}
    assert (probed | checked | named) <= served


def test_one_port_everywhere():
    ports = {
        "image": last("EXPOSE"),
        "pod": CONTAINER["ports"][0]["containerPort"],
        "scraped": POD["metadata"]["annotations"]["prometheus.io/port"],
        "let in": OF_KIND["NetworkPolicy"]["spec"]["ingress"][0]["ports"][0]["port"],
        "compose": REPLICA["expose"][0],
        "nginx": re.search(r"server agari:(\d+)", NGINX)[1],
    }
    assert {int(port) for port in ports.values()} == {8000}, ports


def test_what_is_asked_by_name_is_the_port_of_that_name():
    asked = [probe["httpGet"]["port"] for probe in PROBES] + [OF_KIND["Service"]["spec"]["ports"][0]["targetPort"]]
    assert {*asked} == {CONTAINER["ports"][0]["name"]}
    assert COMPOSE["services"]["nginx"]["ports"][0].split(":")[1] == directive("listen")


@pytest.mark.parametrize("kind", ["Service", "Deployment", "NetworkPolicy", "PodDisruptionBudget"])
def test_what_selects_pods_selects_ours(kind):
    spec = OF_KIND[kind]["spec"]
    selector = spec.get("podSelector", spec.get("selector"))
    assert selector.get("matchLabels", selector).items() <= POD["metadata"]["labels"].items()


def test_the_autoscaler_scales_ours():
    target = OF_KIND["HorizontalPodAutoscaler"]["spec"]["scaleTargetRef"]
    assert (target["kind"], target["name"]) == ("Deployment", OF_KIND["Deployment"]["metadata"]["name"])
    assert "replicas" not in OF_KIND["Deployment"]["spec"], "applying it would undo what the autoscaler did"


def test_the_image_runs_without_rights():
    user, group = last("USER").split(":")
    context = POD["spec"]["securityContext"]
    assert int(user) > 0 < int(group)
    assert (context["runAsUser"], context["runAsGroup"]) == (int(user), int(group))


def test_containers_may_do_nothing():
    own = CONTAINER["securityContext"]
    assert own["readOnlyRootFilesystem"]
    assert own["capabilities"] == {"drop": ["ALL"]}
    for service in COMPOSE["services"].values():
        assert (service["read_only"], service["cap_drop"]) == (True, ["ALL"])


def test_tmp_can_be_written_to():
    (mount,) = CONTAINER["volumeMounts"]
    assert (mount["mountPath"], mount["name"]) == ("/tmp", POD["spec"]["volumes"][0]["name"])
    assert all(service["tmpfs"] == ["/tmp"] for service in COMPOSE["services"].values())
    written = re.findall(r"^(?:pid|\s+\w+_temp_path) (\S+);", NGINX, re.MULTILINE)
    assert len(written) == 6
    assert all(path.startswith("/tmp/") for path in written)


@pytest.mark.parametrize("instruction", ["CMD", "HEALTHCHECK"])
def test_signals_reach_the_process(instruction):
    command = json.loads(last(instruction)[last(instruction).index("[") :])
    assert command[0] in ("gunicorn", "python"), "a shell would stand between"


def test_images_have_versions():
    stages = {said.split(" AS ")[1] for instruction, said in INSTRUCTIONS if instruction == "FROM"}
    bases = {said.split()[0] for instruction, said in INSTRUCTIONS if instruction == "FROM"} - stages
    images = {CONTAINER["image"], *(service["image"] for service in COMPOSE["services"].values()), *bases}
    assert [image for image in images if not re.search(r":\d", image)] == []


def test_the_version_is_this_one():
    told = {CONTAINER["image"], REPLICA["image"], f"agari:{REPLICA['build']['args']['VERSION']}"}
    assert told == {f"agari:{__version__}"}


def test_the_image_holds_every_package():
    copied = re.search(r"&& cp -r (.*?) /service", DOCKERFILE)[1]
    taken = set(chain.from_iterable(ROOT.glob(pattern) for pattern in shlex.split(copied)))
    homes = {path for path in map(ROOT.joinpath, HOUSE) if path.is_dir()}
    assert homes | {*ROOT.glob("*.py")} <= taken
    assert {path.name for path in taken}.isdisjoint({"tests", "bench", "tools", "examples", "deploy"})


def test_only_pins_with_hashes_are_installed():
    installing = [said for name, said in INSTRUCTIONS if name == "RUN" and "pip " in said and " install " in said]
    assert len(installing) == 2
    assert all("--require-hashes" in said for said in installing)


def test_requests_under_way_are_answered_before_the_end(gunicorn):
    asleep = CONTAINER["lifecycle"]["preStop"]["sleep"]["seconds"]
    assert POD["spec"]["terminationGracePeriodSeconds"] > asleep + gunicorn["graceful_timeout"]
    assert seconds(REPLICA["stop_grace_period"]) > gunicorn["graceful_timeout"]


def test_the_proxy_waits_longer_than_a_worker_and_forgets_connections_sooner(gunicorn):
    assert seconds(directive("proxy_read_timeout")) > gunicorn["timeout"]
    upstream = NGINX[NGINX.index("upstream agari") :]
    assert seconds(re.search(r"keepalive_timeout (\w+);", upstream)[1]) < gunicorn["keepalive"]


def test_the_proxy_lets_through_what_the_service_reads(app):
    assert directive("client_max_body_size") == "1m"
    assert app.config["MAX_CONTENT_LENGTH"] == 1 << 20


class Healthy(BaseHTTPRequestHandler):
    """Answers that it is well, at one path."""

    def do_GET(self):
        self.send_response(200 if self.path == "/healthz" else 404)
        self.end_headers()

    def log_message(self, *_):
        """Say nothing."""


class OverSix(HTTPServer):
    address_family = socket.AF_INET6


@pytest.mark.parametrize(
    ("listens", "server", "told", "status"),
    [
        ("127.0.0.1", HTTPServer, {"AGARI_BIND": "127.0.0.1:{port}"}, 0),
        ("127.0.0.2", HTTPServer, {"AGARI_BIND": "127.0.0.2:{port}"}, 0),
        ("0.0.0.0", HTTPServer, {"AGARI_BIND": "0.0.0.0:{port}"}, 0),
        ("::1", OverSix, {"AGARI_BIND": "[::1]:{port}"}, 0),
        ("::", OverSix, {"AGARI_BIND": "[::]:{port}"}, 0),
        ("0.0.0.0", HTTPServer, {"PORT": "{port}"}, 0),
        ("127.0.0.1", HTTPServer, {"AGARI_BIND": "127.0.0.1:{port}", "PORT": "1"}, 0),
        ("127.0.0.2", HTTPServer, {"AGARI_BIND": "127.0.0.1:{port}"}, 1),
    ],
    ids=str,
)
def test_health_is_asked_where_the_service_listens(listens, server, told, status):
    _, *arguments = json.loads(last("HEALTHCHECK")[last("HEALTHCHECK").index("[") :])
    with server((listens, 0), Healthy) as running:
        Thread(target=running.serve_forever, args=(0.05,), daemon=True).start()
        environment = {name: text.format(port=running.server_port) for name, text in told.items()}
        done = subprocess.run([sys.executable, *arguments], env=environment, capture_output=True, check=False)
        running.shutdown()
    assert done.returncode == status, done.stderr
