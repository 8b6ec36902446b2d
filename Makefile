# Needs make and Python 3.11 or newer; everything else goes into .venv.
# Settings of the service are environment variables; settings.py reads them, README.md lists them.

VENV := .venv
BIN := $(VENV)/bin

# The first of these that is new enough makes the virtual environment; PYTHON is tried before them.
PYTHONS := $(PYTHON) python3.13 python3.12 python3.11 python3

DOCKER ?= docker
VERSION = $(shell sed -n 's/^__version__ = "\(.*\)"/\1/p' scoring/__init__.py)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help run test lint check bench profile load fuzz openapi differential compiled pins image clean

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "make %-13s%s\n", $$1, $$2}' $(MAKEFILE_LIST)

run: $(VENV)/runtime ## Serve on AGARI_BIND (0.0.0.0:8000) with AGARI_WORKERS workers (one a core)
	@exec $(BIN)/gunicorn 'app:create_app()'

test: $(VENV)/dev ## Run the tests and the examples in docstrings
	$(BIN)/pytest

lint: $(VENV)/dev ## Check style, layout and types
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

check: lint test ## Do what CI does

bench: $(VENV)/dev ## Measure the speed of scoring and serving
	$(BIN)/python -m bench

profile: $(VENV)/dev ## Show where the time of a request goes; QUESTION= chooses one other than score
	$(BIN)/python -m bench.profile $(QUESTION)

load: $(VENV)/dev ## Ask at full speed for SECONDS (180), then while workers are killed, reloaded and stopped; needs wrk
	$(BIN)/python -m bench.load $(SECONDS)

openapi: $(VENV)/dev ## Write openapi.yaml and openapi.json anew from the schemas and routes
	$(BIN)/python -m schemas.openapi

differential: $(VENV)/dev ## Compare answers with those of other scorers
	@set -e; for script in $(wildcard tests/differential/[a-z]*.py); do \
		echo "$$script"; PYTHONPATH=. $(BIN)/python "$$script"; \
	done

fuzz: $(VENV)/dev ## Ask a live server tens of thousands of random questions; SEED= repeats a run
	PYTHONPATH=. $(BIN)/python tests/fuzz/run.py $(if $(SEED),--seed $(SEED)) $(if $(EXAMPLES),--examples $(EXAMPLES))

pins: | $(BIN)/python ## Resolve requirements*.in into versions and hashes; UPGRADE=--upgrade takes the newest
	$(BIN)/python -m pip install --quiet --disable-pip-version-check uv==0.13.9
	@set -e; for name in requirements requirements-dev; do \
		$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes $(UPGRADE) \
			--custom-compile-command 'make pins' --output-file $$name.txt $$name.in; \
	done

image: ## Build the container image agari:VERSION with DOCKER (docker); the tests run in the build
	$(DOCKER) build --tag agari:$(VERSION) --build-arg VERSION=$(VERSION) \
		--build-arg REVISION=$(shell git rev-parse HEAD 2>/dev/null || echo unknown) .

compiled: $(VENV)/dev ## Compile the hot modules of scoring in place (wants a C compiler); clean undoes it
	$(BIN)/python -m tools.compile

clean: ## Remove the virtual environment, caches, compiled modules and leftovers
	rm -rf build scoring/*.so *__mypyc*.so
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find . -name __pycache__ -prune -exec rm -rf {} +

# Two stamps in one environment: serving needs less than testing.
$(VENV)/runtime: requirements.txt | $(BIN)/python
	@echo 'Installing $<'
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r $<
	@touch $@

$(VENV)/dev: requirements-dev.txt $(VENV)/runtime
	@echo 'Installing $<'
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r $<
	@touch $@

$(BIN)/python:
	@for python in $(PYTHONS); do \
		$$python -c 'import sys, ensurepip, venv; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
			&& exec $$python -m venv --clear $(VENV); \
	done; \
	{ \
		echo 'Agari needs Python 3.11 or newer, with its venv module. Found:'; \
		for python in $(PYTHONS); do $$python --version >/dev/null 2>&1 && \
			echo "  $$python: $$($$python --version), $$($$python -c 'import ensurepip, venv' 2>/dev/null && echo 'with venv' || echo 'without venv')"; \
		done; \
		echo 'On Debian and Ubuntu: apt install python3-venv'; \
		echo 'To name an interpreter: make PYTHON=/path/to/python3'; \
	} >&2; exit 1
