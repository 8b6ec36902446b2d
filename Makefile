# Needs make and Python 3.11 or newer; everything else goes into .venv.
# HOST, PORT and WEB_CONCURRENCY are read from the environment by gunicorn.conf.py, as are its other settings.

VENV := .venv
BIN := $(VENV)/bin

# The first of these that is new enough makes the virtual environment; PYTHON is tried before them.
PYTHONS := $(PYTHON) python3.13 python3.12 python3.11 python3

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help run test lint check bench openapi differential compiled clean

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "make %-13s%s\n", $$1, $$2}' $(MAKEFILE_LIST)

run: $(VENV)/runtime ## Serve on HOST (0.0.0.0) and PORT (8000) with WEB_CONCURRENCY workers (one per core)
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

openapi: $(VENV)/dev ## Write openapi.yaml and openapi.json anew from the schemas and routes
	$(BIN)/python -m schemas.openapi

differential: $(VENV)/dev ## Compare answers with those of other scorers
	@set -e; for script in $(wildcard tests/differential/[a-z]*.py); do \
		echo "$$script"; PYTHONPATH=. $(BIN)/python "$$script"; \
	done

compiled: $(VENV)/dev ## Compile the hot modules of scoring in place (wants a C compiler); clean undoes it
	$(BIN)/python -m tools.compile

clean: ## Remove the virtual environment, caches, compiled modules and leftovers
	rm -rf build scoring/*.so *__mypyc*.so
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find . -name __pycache__ -prune -exec rm -rf {} +

# Two stamps in one environment: serving needs less than testing.
$(VENV)/runtime: requirements.txt | $(BIN)/python
	@echo 'Installing $<'
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -r $<
	@touch $@

$(VENV)/dev: requirements-dev.txt $(VENV)/runtime
	@echo 'Installing $<'
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -r $<
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
