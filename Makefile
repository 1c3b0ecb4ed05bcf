# `make play` and `make test` set up what is missing by themselves.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# What the tests need besides.
EXTRAS := arena gymnasium openspiel pettingzoo ray server
PIP := $(BIN)/pip --disable-pip-version-check --quiet

.PHONY: play test test-interpreted test-server check format bench audit lock twins conserved playthroughs coverage clean

play: $(VENV)/play.installed  ## serve the games to browsers and bots
	@$(BIN)/allfather serve

test: $(VENV)/dev.installed  ## run every test: CUDA simulator, interpreted, compiled
	NUMBA_ENABLE_CUDASIM=1 NUMBA_DISABLE_JIT=1 $(BIN)/pytest -q tests/sim/test_cuda.py tests/envs/test_batch_cuda.py
	@$(MAKE) --no-print-directory --jobs 2 --output-sync test-interpreted test-server
	$(BIN)/pytest -q --ignore tests/server

test-interpreted: $(VENV)/dev.installed
	NUMBA_DISABLE_JIT=1 $(BIN)/pytest -q --ignore tests/server

test-server: $(VENV)/dev.installed
	$(BIN)/pytest -q tests/server

check: $(VENV)/dev.installed  ## format, lint and types
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/pyright --pythonpath $(BIN)/python

format: $(VENV)/dev.installed
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: $(VENV)/play.installed  ## decisions per second, as a table
	@$(BIN)/allfather bench odin

twins: $(VENV)/dev.installed  ## compare the rules with their slow twins over a million decisions
	TWIN_DECISIONS=1000000 $(BIN)/pytest -q tests/odin/test_twin.py tests/ravens/test_twin.py

conserved: $(VENV)/dev.installed  ## no card is lost in half a million random games of Odins Raben
	CONSERVED_DECISIONS=1000000000 $(BIN)/pytest -q tests/ravens/test_components.py -k lost

playthroughs: $(VENV)/dev.installed  ## write the golden playthroughs anew
	$(BIN)/python -m tests.playthrough
	$(BIN)/python -m tests.envs.openspiel_api --write

audit: $(VENV)/dev.installed  ## known weaknesses of what is installed; needs the network
	$(PIP) install pip-audit
	$(BIN)/pip-audit --strict --require-hashes --disable-pip --requirement requirements/dev.txt

coverage: $(VENV)/dev.installed
	NUMBA_DISABLE_JIT=1 $(BIN)/coverage run -m pytest -q --ignore tests/server
	$(BIN)/coverage report --skip-covered

lock: ## pin the newest versions; needs uv
	uv pip compile pyproject.toml --group build --extra server --universal --python-version 3.11 --generate-hashes \
	    --no-header --no-annotate --upgrade --quiet --output-file requirements/play.txt
	uv pip compile pyproject.toml --group build --group dev $(EXTRAS:%=--extra %) --constraint requirements/play.txt --universal \
	    --python-version 3.11 --generate-hashes --no-header --no-annotate --quiet --output-file requirements/dev.txt

clean:
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage

$(VENV)/bin/pip:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	    { echo "Python 3.11 or newer is needed; say which by: make PYTHON=python3.12 play" >&2; exit 1; }
	$(PYTHON) -m venv $(VENV)

$(VENV)/%.installed: requirements/%.txt pyproject.toml | $(VENV)/bin/pip
	$(PIP) install --requirement $<
	$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@
