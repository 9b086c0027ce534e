#!/usr/bin/env bash
# sync.sh FOLDER plain|compiled [--group GROUP]   Bring an environment to what the lock file says.
#
#   sync.sh .venv plain --group dev              an edit is seen at once
#   sync.sh .venv-compiled compiled --group dev  rebuilt when a source changed, otherwise a matter of milliseconds
#
# requirements.lock holds exact versions with hashes and names no registry, so the same file serves a machine with a
# mirror (UV_DEFAULT_INDEX, UV_INDEX_URL, PIP_INDEX_URL) and one without; uv's own lock file would name one.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
cd "$here/.."
uv=$("$here/uv.sh")

folder=$1
kind=$2
shift 2
export UV_PROJECT_ENVIRONMENT=$PWD/$folder VIRTUAL_ENV=$PWD/$folder
export UV_PYTHON_PREFERENCE=${UV_PYTHON_PREFERENCE:-system}
[ -z "${PYTHON:-}" ] || export UV_PYTHON=$PYTHON
[[ $kind = plain || $kind = compiled ]] || {
    echo "usage: sync.sh FOLDER plain|compiled [--group GROUP]" >&2
    exit 2
}

index=${UV_DEFAULT_INDEX:-${UV_INDEX_URL:-${PIP_INDEX_URL:-}}}

locks=(-r requirements.lock)
[[ " $* " != *" dev "* ]] || locks=(-r requirements-dev.lock)
[[ " $* " != *" bench "* ]] || locks+=(-r requirements-bench.lock)
install=("$uv" pip install)
[ -z "$index" ] || install+=(--default-index "$index")
[ -x "$folder/bin/python" ] || "$uv" venv --quiet --python '>=3.11' "$folder"
"${install[@]}" --require-hashes "${locks[@]}"
if [ "$kind" = plain ]; then
    "${install[@]}" --no-deps --editable .
else
    rm -f "$folder"/ready-* # what play.sh found here before is built anew
    "${install[@]}" --no-deps .
fi
