#!/usr/bin/env bash
# uv.sh   Print the path of uv: the machine's if it is new enough, else one from PyPI in .tools.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
root=$(dirname "$here")

new_enough() { # uv 0.8 or newer
    local version
    version=$("$1" --version 2>/dev/null | sed -E 's/^uv ([0-9]+)\.([0-9]+).*/\1 \2/') || return 1
    set -- $version
    [ $# -eq 2 ] && { [ "$1" -gt 0 ] || [ "$2" -ge 8 ]; }
}

if found=$(command -v uv) && new_enough "$found"; then
    echo "$found"
    exit
fi
if [ ! -x "$root/.tools/bin/uv" ]; then
    echo "gwarek: installing uv into .tools" >&2
    "$here/tools.sh" 'uv>=0.8'
fi
echo "$root/.tools/bin/uv"
