# Everything lives in .venv: made on first use, brought up to date when
# pyproject.toml or a lock in requirements/ changes, removed by `make clean`.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
DEV := $(VENV)/made-project $(VENV)/made-tools
# C++ source of another solver, for `make bench` to measure beside ours.
BASELINE ?= $(wildcard ../shared/tools/quarto_baseline.cpp)
WASM := build/wasm/fourfold.wasm
WORKERS ?= auto
ARGS ?=

# `make setup V=1` lets pip speak.
PIP := $(BIN)/python -m pip --disable-pip-version-check --no-input $(if $(V),,-qq)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help setup run play test coverage lint format bench wasm lock clean

help: ## list these targets
	@echo "Fourfold: Quarto and Quartino"
	@echo
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1|\2/p' Makefile \
	  | while IFS='|' read -r target text; do printf '%-16s %s\n' "$$target" "$$text"; done
	@echo
	@echo "Add ARGS=\"...\" to pass options on, as in: make test ARGS=\"-k quarto\""

setup: $(DEV) ## make .venv with all that is needed to work on Fourfold

run: $(VENV)/made-project ## start the server (PORT=8000) and say what to open
	@$(BIN)/fourfold serve $(ARGS)

play: $(VENV)/made-project ## play in the terminal
	@$(BIN)/fourfold play $(ARGS)

test: $(DEV) $(WASM) ## run the tests and the examples in the documentation
	@$(BIN)/python -m pytest -n $(WORKERS) --maxprocesses 8 $(ARGS)

coverage: $(DEV) $(WASM) ## run the tests and see that they reach the rules
	@$(BIN)/python -m pytest -n $(WORKERS) --maxprocesses 8 --cov --cov-report= $(ARGS)
	@$(BIN)/coverage report
	@echo "The rules (at least 98 % wanted):"
	@$(BIN)/coverage report --include='src/fourfold/games/*' --fail-under=98

lint: $(DEV) ## check format, style, types and layers
	@$(BIN)/ruff format --check --quiet || { $(BIN)/ruff format --diff; echo "Run 'make format'."; exit 1; }
	@$(BIN)/ruff check --quiet
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-logo

format: $(DEV) ## format the code and mend what can be mended
	@$(BIN)/ruff check --fix-only --quiet
	@$(BIN)/ruff format

bench: $(DEV) ## measure what the README claims
	@$(BIN)/python -m bench $(if $(BASELINE),--baseline $(BASELINE)) $(ARGS)

wasm: $(WASM) ## build the native core for the browser

lock: ## write requirements/ anew from pyproject.toml (UPGRADE=1: newest versions)
	@PYTHON="$(PYTHON)" scripts/lock $(if $(UPGRADE),--upgrade)

clean: ## remove .venv and everything generated
	@rm -rf $(VENV) build dist .pytest_cache .mypy_cache .ruff_cache .import_linter_cache \
	  .hypothesis .coverage .coverage.* htmlcov
	@find src tests bench -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

$(WASM): $(wildcard native/*) scripts/wasm
	@scripts/wasm $@

$(VENV)/made-venv: scripts/venv
	@PYTHON="$(PYTHON)" scripts/venv $(VENV)
	@touch $@

$(VENV)/made-libraries: requirements/run.txt $(VENV)/made-venv
	@echo "Fetching the libraries Fourfold needs (once; about half a minute) ..."
	@$(PIP) install --require-hashes -r requirements/run.txt
	@touch $@

$(VENV)/made-project: pyproject.toml CMakeLists.txt $(wildcard native/*) $(VENV)/made-libraries
	@echo "Building the native core ..."
	@$(PIP) install --no-build-isolation --no-deps --editable .
	@touch $@

$(VENV)/made-tools: requirements/dev.txt $(VENV)/made-libraries
	@echo "Fetching the tools for tests and checks (once) ..."
	@$(PIP) install --require-hashes -r requirements/dev.txt
	@touch $@
