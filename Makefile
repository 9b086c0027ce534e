# Gwarek. `make help` lists the targets. Each of them bootstraps what it needs from a fresh clone: uv and Node come
# from the machine or from PyPI (.tools), Chromium from the machine or from Debian.
#
# Environments: .venv is plain and editable, for development; .venv-compiled is an ordinary install, compiled with
# mypyc where a C compiler and Python's headers are found (GWAREK_PURE=1: never), for play, benchmarks and tests;
# .venv-play is plain and without development tools, for the first minutes of play while the other is being built.
#
# Lock files: requirements*.lock (uv's resolution, with hashes) and web/package-lock.json name no registry, so they serve
# every machine. `make lock` writes the Python ones after a change of dependencies; tests/test_packaging.py checks them.

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.ONESHELL:
.DELETE_ON_ERROR:
MAKEFLAGS += --no-builtin-rules --no-print-directory
.DEFAULT_GOAL := help

BIN := .venv/bin
COMPILED := .venv-compiled/bin
NPM := cd web && PATH="$(CURDIR)/$(BIN):$$PATH" ../scripts/node.sh npm
STATIC := src/gwarek/server/static

# Workers for pytest, and options for one run: make pytest ARGS="-k deck -x"
JOBS ?= auto
ARGS ?=
# Options for the server: make play SERVE="--port 9000"
SERVE ?=

export npm_config_audit := false
export npm_config_fund := false
export npm_config_update_notifier := false
export npm_config_omit_lockfile_registry_resolved := true
export PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD := 1

# A play install carries no development tools; the others add theirs to the same environment.
COMPILE := scripts/sync.sh .venv-compiled compiled

WEB_SOURCES := $(shell find web src/gwarek/i18n src/gwarek/games/*/messages -type f -not -path '*/node_modules/*' -not -path '*/dist/*' \
	-not -name '*.py' -not -name '*.pyc' -not -name '*.test.ts' 2>/dev/null)
SAY = @printf '\n\033[1m== %s\033[0m\n' 

.PHONY: help setup play web pages test test-deep test-python test-compiled compiled-for-tests test-browser test-web bench \
	lint lint-python format rules-coverage screenshots lock clean pytest

help: ## This list
	@grep -hE '^[a-z-]+:.*?## ' $(MAKEFILE_LIST) | awk -F ':.*?## ' '{printf "  make %-16s %s\n", $$1, $$2}'

## ---- environments

setup: .venv/.stamp-setup ## Development environment in .venv (plain, editable)

.venv/.stamp-setup: pyproject.toml setup.py requirements-dev.lock scripts/sync.sh
	@scripts/sync.sh .venv plain --group dev
	touch $@

web/node_modules/.stamp-npm: web/package.json web/package-lock.json
	@$(NPM) ci
	touch node_modules/.stamp-npm

web: $(STATIC)/index.html ## Build the pages that the server serves

$(STATIC)/index.html: web/node_modules/.stamp-npm $(WEB_SOURCES)
	@$(NPM) run build
	touch ../$@

PAGES := build/pages
ENGINE_SOURCES := scripts/pages.py $(shell find src/gwarek -type f \( -name '*.py' -o -name '*.toml' \) -not -path '*/server/static/*' 2>/dev/null)

pages: $(PAGES)/index.html ## Build Gwarek without a server: a folder for any server of plain files

build/pages-parts/engine.zip: .venv/.stamp-setup web/node_modules/.stamp-npm web/bytecode.mjs $(ENGINE_SOURCES)
	$(BIN)/python scripts/pages.py build/pages-parts
	cd web
	../scripts/node.sh node bytecode.mjs ../$@

$(PAGES)/index.html: build/pages-parts/engine.zip web/node_modules/.stamp-npm $(WEB_SOURCES)
	@$(NPM) run build -- --mode pages
	touch ../$@
	du -sh ../$(PAGES)

lock: ## Write the lock files anew after a change of dependencies (UPGRADE=1: newest versions)
	@uv=$$(scripts/uv.sh)
	$$uv lock $(if $(UPGRADE),--upgrade)
	export="$$uv export --quiet --locked --format requirements.txt --no-default-groups --no-emit-project --no-header"
	$$export --no-annotate --extra server --output-file requirements.lock
	$$export --no-annotate --extra server --group dev --output-file requirements-dev.lock
	$$export --no-annotate --only-group bench --output-file requirements-bench.lock

clean: ## Remove everything that can be made again
	rm -rf .venv .venv-* .tools build dist src/*.egg-info $(STATIC) web/node_modules web/dist htmlcov .coverage*
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .schemathesis test-results
	find src tests scripts bench -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

## ---- playing

play: ## Start the server on this machine and print its address
	@exec scripts/play.sh $(SERVE)

## ---- checking

# mypyc keeps one core busy for minutes: it compiles while the other tests run.
test: setup ## Every test: style, types, rules, compiled engines, pages in a real browser
	@start=$$SECONDS
	mkdir -p build
	$(MAKE) compiled-for-tests >build/compiled.log 2>&1 & compiling=$$!
	trap 'kill $$compiling 2>/dev/null || true' EXIT
	$(MAKE) lint
	$(MAKE) test-web
	$(MAKE) test-python
	wait $$compiling || { cat build/compiled.log; exit 1; }
	$(MAKE) test-compiled
	$(MAKE) test-browser
	printf '\nAll tests passed in %d min %d s.\n' $$(((SECONDS - start) / 60)) $$(((SECONDS - start) % 60))

lint: lint-python web/node_modules/.stamp-npm ## Style, types and direction of imports, Python and TypeScript
	$(SAY) "prettier, eslint, svelte-check"
	$(NPM) run format:check
	../scripts/node.sh npm run lint
	../scripts/node.sh npm run check

lint-python: setup
	$(SAY) "ruff, mypy, import-linter"
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

format: setup web/node_modules/.stamp-npm ## Rewrite Python and front-end files in the common style
	$(BIN)/ruff check --fix-only --quiet . ; $(BIN)/ruff format .
	$(NPM) run format

test-web: web/node_modules/.stamp-npm
	$(SAY) "vitest"
	$(NPM) run test

test-python: setup
	$(SAY) "pytest, plain"
	$(BIN)/pytest -n $(JOBS) --dist worksteal $(ARGS)

pytest: setup ## Quick tests in one process: make pytest ARGS="tests/core -x"
	@$(BIN)/pytest $(ARGS)

# The compiled engines are asked the same questions as the plain ones and must give the same answers, and a plain game from
# outside is played on them. Tests that put something in the place of compiled code stay away: it would not be asked.
ENGINE_TESTS := $(wildcard tests/adapters tests/contract tests/perft tests/records tests/rules tests/test_outside_game.py)

compiled-for-tests:
	@scripts/compiler.sh || true
	GWAREK_OPT_LEVEL=1 $(COMPILE) --group dev

test-compiled: compiled-for-tests
	$(SAY) "pytest, compiled engines"
	$(COMPILED)/pytest -n $(JOBS) --dist worksteal -p no:cacheprovider -m "not deep and not browser" $(ENGINE_TESTS)

test-browser: setup web pages
	$(SAY) "pytest, real browser"
	GWAREK_CHROMIUM=$$(scripts/chromium.sh)
	export GWAREK_CHROMIUM
	$(BIN)/pytest -m "browser and not deep" -n 2 --dist worksteal tests/browser

test-deep: setup web pages compiled-for-tests ## The long tests: many games, deep perft, fuzzing
	$(SAY) "pytest, deep, compiled engines"
	$(COMPILED)/pytest -m deep -n $(JOBS) --dist worksteal -p no:cacheprovider $(ENGINE_TESTS)
	$(SAY) "pytest, deep, the rest"
	GWAREK_CHROMIUM=$$(scripts/chromium.sh)
	export GWAREK_CHROMIUM
	$(BIN)/pytest -m deep -n $(JOBS) --dist worksteal $(addprefix --ignore=,$(ENGINE_TESTS)) tests

rules-coverage: setup ## Which numbered rules have their tests
	@$(BIN)/python scripts/rules_coverage.py $(ARGS)

## ---- measuring and showing

bench: setup ## Speed of the engines and environments beside those of others (ARGS="--against WHEEL": and of another build)
	@scripts/compiler.sh || true
	$(COMPILE) --group bench
	GWAREK_PLAIN_PYTHON=$(CURDIR)/$(BIN)/python $(COMPILED)/python -m bench $(ARGS)

screenshots: setup web ## Pictures of the pages, for the documentation
	@GWAREK_CHROMIUM=$$(scripts/chromium.sh)
	export GWAREK_CHROMIUM
	$(BIN)/python scripts/screenshots.py $(ARGS)
