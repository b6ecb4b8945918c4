# Everything runs in a virtual environment of its own; `make help` lists the targets.
PYTHON ?= python3
VENV   := .venv
PY     := $(VENV)/bin/python
PIP     = $(PY) -m pip install --quiet --quiet --disable-pip-version-check --require-hashes

.PHONY: help play run test bench load gallery venv check format lock clean
.DEFAULT_GOAL := help

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## /{printf "  make %-8s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

$(VENV)/run.stamp: requirements/run.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Malecón needs Python 3.11 or newer; this is " + sys.version.split()[0])'
	@echo "Installing what is needed into $(VENV), once ..."
	@test -x $(PY) || $(PYTHON) -m venv $(VENV)
	@$(PIP) -r requirements/run.txt
	@touch $@

$(VENV)/dev.stamp: requirements/dev.txt $(VENV)/run.stamp
	@echo "Installing what development needs into $(VENV), once ..."
	@$(PIP) -r requirements/dev.txt
	@touch $@

venv: $(VENV)/dev.stamp ## make the virtual environment with everything for development

play: $(VENV)/run.stamp ## play in the browser: a local Discord and the bot, no account needed
	@exec $(PY) -m sandbox

run: $(VENV)/run.stamp ## run the bot on Discord (needs DISCORD_TOKEN)
	@exec $(PY) -m bot

check: $(VENV)/dev.stamp ## formatting, lint, types and import contracts
	$(VENV)/bin/ruff format --check .
	$(VENV)/bin/ruff check .
	$(VENV)/bin/mypy
	$(VENV)/bin/lint-imports

test: check ## everything in check, then all tests
	$(PY) -m pytest -n auto --dist loadfile

bench: $(VENV)/dev.stamp ## measure rules, pictures, storage and the bot (beside: CATANATRON=python)
	@$(PY) -m tests.bench $(if $(CATANATRON),--catanatron $(CATANATRON))

load: $(VENV)/dev.stamp ## play at 200 tables for ten minutes: nothing lost, nobody waits, no growth
	@$(PY) -m tests.load

gallery: $(VENV)/run.stamp ## draw sample pictures of every game into gallery/
	$(PY) -m rendering gallery gallery

format: $(VENV)/dev.stamp ## format the code and mend what lint can mend
	$(VENV)/bin/ruff format .
	$(VENV)/bin/ruff check --fix .

lock: ## lock the dependencies anew from pyproject.toml (needs uv)
	uv pip compile --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --quiet pyproject.toml --output-file requirements/run.txt
	uv pip compile --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --quiet pyproject.toml --group dev --output-file requirements/dev.txt --constraint requirements/run.txt

clean: ## remove the virtual environment and caches
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis
