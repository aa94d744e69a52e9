# What is installed lives in .venv and web/node_modules, what is built in build and src/fourfold/server/page:
# made on first use, brought up to date when what it is made of changes, removed by `make clean`.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
DEV := $(VENV)/made-project $(VENV)/made-tools
# C++ source of another solver, for `make bench` to measure beside ours.
BASELINE ?= $(wildcard ../shared/tools/quarto_baseline.cpp)
WASM := build/wasm/fourfold.wasm build/wasm/quartino.wasm
# The C++ that clang-format forms; scripts/noticing-table writes one more file.
NATIVE := $(filter-out native/quarto/mind/noticing_table.hpp,$(shell find native -name '*.[ch]pp'))
# The page, built into the package; folders are named with their files, so that one that goes is noticed, too.
PAGE := src/fourfold/server/page/index.html
PAGE_SOURCES := $(shell find web/src web/public src/fourfold/messages 2>/dev/null) src/fourfold/engine/data/openings src/fourfold/engine/data/quartino-puzzles.tsv \
  $(wildcard web/*.html web/*.ts web/*.js web/*.json)
# What the page knows about rules strings and editions, written from the rules in Python.
PAGE_RULES := web/src/lib/words/rules.generated.json web/src/lib/words/editions.generated.json
NODE_MODULES := web/node_modules/.package-lock.json
# One more than there are cores, at most 8: many tests wait for servers, clocks and browsers.
WORKERS ?= $(shell n=$$(getconf _NPROCESSORS_ONLN); if [ $$n -lt 8 ]; then echo $$((n + 1)); else echo 8; fi)
ARGS ?=

# `make setup V=1` lets pip speak.
PIP := $(BIN)/python -m pip --disable-pip-version-check --no-input $(if $(V),,-qq)

# The native core is compiled on this machine; asked before libraries are fetched, too.
NEEDS_COMPILER = for name in "$$CXX" c++ g++ clang++; do command -v "$$name" >/dev/null 2>&1 && exit 0; done; \
  echo "Fourfold needs a C++ compiler: install g++ or clang, then run make again." >&2; exit 1

# Workers keep to their half of the tests and steal the rest: most servers, browsers and builds start once.
PYTEST := $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help setup run dev play page test check coverage lint lint-core lint-page format docs bench training wasm screenshots fonts notices wheel lock clean

help: ## list these targets
	@echo "Fourfold: Quarto and Quartino"
	@echo
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1|\2/p' Makefile \
	  | while IFS='|' read -r target text; do printf '%-18s %s\n' "$$target" "$$text"; done
	@echo
	@echo "Add ARGS=\"...\" to pass options on, as in: make test ARGS=\"-k quarto\""

setup: $(DEV) ## make .venv with all that is needed to work on Fourfold

run: $(VENV)/made-project ## start the server (PORT=8000) and say what to open
	@if ! command -v npm >/dev/null; then \
	  echo "Building the page takes Node 20 or newer, which is not here: going on without it."; \
	elif ! $(MAKE) --no-print-directory --silent page; then \
	  echo "The page could not be built (see above): going on without a new one."; \
	fi
	@$(BIN)/fourfold serve $(ARGS)

dev: $(VENV)/made-project $(NODE_MODULES) $(PAGE_RULES) $(WASM) ## serve with reload on one address (PORT=8000), for work on page and server
	@$(BIN)/python scripts/dev $(ARGS)

play: $(VENV)/made-project ## play in the terminal
	@$(BIN)/fourfold play $(ARGS)

page: $(PAGE) ## build the page that the server serves

test: $(DEV) $(PAGE) ## run the tests and the examples in the documentation
	@$(PYTEST) $(ARGS)

check: lint $(PAGE) ## lint, and run the quick tests of what has changed since main
	@$(PYTEST) -q -m "not slow" $(ARGS) $$($(PYTHON) scripts/changed-tests)

coverage: $(DEV) $(PAGE) ## run the tests and see that they reach the rules
	@$(PYTEST) --cov --cov-report= $(ARGS)
	@$(BIN)/coverage report
	@echo "The rules (at least 98 % wanted):"
	@$(BIN)/coverage report --include='src/fourfold/games/*' --fail-under=98

lint: lint-core lint-page ## check format, style, types and layers

lint-core: $(DEV) ## the part of lint that checks Python and C++
	@$(BIN)/ruff format --check --quiet || { $(BIN)/ruff format --diff; echo "Run 'make format'."; exit 1; }
	@$(BIN)/ruff check --quiet
	@$(BIN)/mypy
	@$(BIN)/clang-format --dry-run --Werror $(NATIVE) || { echo "Run 'make format'."; exit 1; }
	@$(BIN)/lint-imports --no-logo

lint-page: $(NODE_MODULES) ## the part of lint that checks the page
	@cd web && node_modules/.bin/prettier --check --log-level warn . || { echo "Run 'make format'."; exit 1; }
	@cd web && node_modules/.bin/eslint --max-warnings 0 .
	@cd web && node_modules/.bin/svelte-check --fail-on-warnings --output human

format: $(DEV) $(NODE_MODULES) ## format the code and mend what can be mended
	@$(BIN)/ruff check --fix-only --quiet
	@$(BIN)/ruff format
	@$(BIN)/clang-format -i $(NATIVE)
	@cd web && node_modules/.bin/prettier --write --log-level warn .

docs: $(VENV)/made-docs ## build the documentation as a site into build/docs, with every link checked
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet
	@echo "Open build/docs/index.html, or for the search run: $(BIN)/python -m http.server -d build/docs 8001"

bench: $(DEV) ## measure the rules and the engine
	@$(BIN)/python -m bench $(if $(BASELINE),--baseline $(BASELINE)) $(ARGS)

training: $(DEV) $(VENV)/made-torch ## test how the player of Quartino learns; a tiny one does, on the processor
	@# Threads that wait for each other lose much time where other programs want the cores, too.
	@OMP_NUM_THREADS=1 $(BIN)/python -m pytest -q -c training/pytest.ini $(ARGS) training

wasm: $(WASM) ## build the native cores for the browser

screenshots: $(DEV) $(PAGE) ## take pictures of every page into build/screenshots
	@$(BIN)/python scripts/screenshots $(ARGS)

fonts: $(DEV) $(NODE_MODULES) ## write web/src/fonts: the letters and weights of the fonts that the page uses
	@$(BIN)/python scripts/fonts

notices: $(DEV) $(PAGE) ## write web/public/notices.txt: the licences of what wheel and page contain
	@$(BIN)/python scripts/notices
	@$(MAKE) --no-print-directory --silent page

wheel: $(DEV) $(PAGE) ## build a wheel into dist, print what it is linked with, and try it in a fresh environment
	@rm -rf dist
	@$(BIN)/python -m build --no-isolation $(if $(V),,-q >/dev/null)
	@$(BIN)/auditwheel show dist/*.whl
	@$(BIN)/python scripts/smoke-test dist/*.whl

lock: ## write requirements/ anew from pyproject.toml (UPGRADE=1: newest versions)
	@PYTHON="$(PYTHON)" scripts/lock $(if $(UPGRADE),--upgrade)

clean: ## remove .venv and everything generated
	@rm -rf $(VENV) build dist web/node_modules $(dir $(PAGE)) .pytest_cache .mypy_cache .ruff_cache .import_linter_cache \
	  .hypothesis .coverage .coverage.* htmlcov
	@find src tests bench -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

build/wasm/fourfold.wasm: $(shell find native -type f) scripts/wasm
	@scripts/wasm $@ native/wasm.cpp

build/wasm/quartino.wasm: $(shell find native -type f) scripts/wasm
	@scripts/wasm $@ native/wasm_quartino.cpp

$(NODE_MODULES): web/package-lock.json
	@command -v npm >/dev/null || { echo "The page needs Node 20 or newer, with npm." >&2; exit 1; }
	@echo "Fetching the libraries of the page (once) ..."
	@# As locked, with hashes; `npm ci` would want all platforms' builds of optional packages in the lock.
	@cd web && npm install --no-save --no-progress --loglevel=error >/dev/null
	@touch $@

# The rules need no library: the page can be built without the environment, as in the image.
$(PAGE_RULES) &: scripts/page-rules $(shell find src/fourfold/games -name '*.py' 2>/dev/null)
	@PYTHONPATH=src $(firstword $(wildcard $(BIN)/python) $(PYTHON)) scripts/page-rules

$(PAGE): $(PAGE_SOURCES) $(PAGE_RULES) $(NODE_MODULES) $(WASM)
	@echo "Building the page ..."
	@cd web && node_modules/.bin/vite build --logLevel warn
	@touch $@

$(VENV)/made-venv: scripts/venv
	@$(NEEDS_COMPILER)
	@PYTHON="$(PYTHON)" scripts/venv $(VENV)
	@touch $@

# The files in requirements name everything with hashes. --no-deps: otherwise pip 23 asks for the hash of a newer release
# where one package names an extra of another (pytest-cov: coverage[toml]).
$(VENV)/made-libraries: requirements/run.txt $(VENV)/made-venv
	@echo "Fetching the libraries Fourfold needs (once; about half a minute) ..."
	@$(PIP) install --require-hashes --no-deps -r requirements/run.txt
	@touch $@

$(VENV)/made-project: pyproject.toml CMakeLists.txt $(shell find native -type f) $(VENV)/made-libraries
	@$(NEEDS_COMPILER)
	@echo "Building the native core ..."
	@$(PIP) install --no-build-isolation --no-deps --editable .
	@touch $@

$(VENV)/made-tools: requirements/dev.txt $(VENV)/made-libraries
	@echo "Fetching the tools for tests and checks (once) ..."
	@$(PIP) install --require-hashes --no-deps -r requirements/dev.txt
	@touch $@

$(VENV)/made-torch: training/requirements-cpu.txt $(VENV)/made-tools
	@echo "Fetching torch (once) ..."
	@# What is used is compiled when it is imported: a small part.
	@$(PIP) install --no-compile -r training/requirements-cpu.txt
	@touch $@

$(VENV)/made-docs: requirements/docs.txt $(VENV)/made-libraries
	@echo "Fetching the tools for the documentation (once) ..."
	@$(PIP) install --require-hashes --no-deps -r requirements/docs.txt
	@touch $@
