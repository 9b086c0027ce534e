#!/usr/bin/env bash
# play.sh OPTIONS   Build the pages and start the server (options of `gwarek serve`): at once on plain engines, and on compiled
# ones as soon as they are built behind. When they were built before and nothing has changed since, they play from the start.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
cd "$here/.."
mkdir -p build
uv=$("$here/uv.sh")

# on a fresh clone these two are what one waits for: side by side
plain() { "$here/sync.sh" .venv-play plain >build/play.log 2>&1; }
syncing=
if ! compgen -G '.venv-compiled/ready-*' >/dev/null; then
    plain &
    syncing=$!
fi
make web

state() { # of everything that goes into the installed package, and of what it is built with
    {
        find src/gwarek -type f -not -name '*.py[cod]' -print0 | sort -z | xargs -0 sha256sum
        sha256sum pyproject.toml setup.py requirements.lock
        "$uv" python find --system '>=3.11'
        echo "${CC:-}"
    } | sha256sum | cut -c 1-16
}
ready=$PWD/.venv-compiled/ready-$(state)
if [ "${GWAREK_PURE:-}" != 1 ] && [ -e "$ready" ]; then
    exec "$ready" serve "$@"
fi

if [ -n "$syncing" ]; then wait "$syncing"; else plain; fi || {
    cat build/play.log >&2
    exit 1
}
if [ "${GWAREK_PURE:-}" = 1 ] || ! "$here/compiler.sh"; then
    exec .venv-play/bin/gwarek serve "$@"
fi

build() { # the link comes last: it says that everything is in place
    nice -n 10 "$here/sync.sh" .venv-compiled compiled
    .venv-compiled/bin/python -c 'import gwarek, sys; sys.exit(not gwarek.is_compiled())'
    rm -f .venv-compiled/ready-*
    ln -s "$PWD/.venv-compiled/bin/gwarek" "$ready"
}
set -m # a process group of its own, so that it ends with all it started when the server is stopped
build >build/compiled.log 2>&1 &
building=$!
set +m
trap 'kill -- -$building 2>/dev/null || true' EXIT
GWAREK_SUCCESSOR=$ready .venv-play/bin/gwarek serve "$@"
