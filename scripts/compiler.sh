#!/usr/bin/env bash
# compiler.sh   Say, before a compiled install, whether there is something to compile with; fails if there is not.
#
# Nothing is wrong without: the engines then run uncompiled, slower, with the same results. On CI headers that are
# missing are installed, so that the compiled engines are tested.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
python=${PYTHON:-python3}

[ "${GWAREK_PURE:-}" != 1 ] || exit 0
can_compile() {
    printf '#include <Python.h>\n' |
        ${CC:-cc} -fsyntax-only -x c -I"$("$python" -c 'import sysconfig; print(sysconfig.get_path("include"))')" - 2>/dev/null
}
if ! can_compile && [ -z "${CC:-}" ] && [ -n "${CI:-}" ]; then
    "$here/apt-install.sh" gcc python3-dev || true
fi
if ! can_compile; then
    echo "gwarek: no C compiler or no Python headers (Debian: gcc, python3-dev): the engines will run uncompiled" >&2
    exit 1
fi
