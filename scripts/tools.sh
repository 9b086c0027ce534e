#!/usr/bin/env bash
# tools.sh PACKAGE   Install a PyPI package into .tools, a small environment for what the machine lacks (uv, Node).
#
# Apart from .venv, because `uv sync` removes from .venv whatever the lock file does not name.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
tools=$here/../.tools
python=${PYTHON:-python3}

if ! "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
    echo "gwarek: needs Python 3.11 or newer as $python; name another with PYTHON=..." >&2
    exit 1
fi
if [ ! -x "$tools/bin/pip" ]; then
    rm -rf "$tools"
    # Debian keeps ensurepip, which venv needs, in a package of its own.
    if ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
        "$here/apt-install.sh" python3-venv
    fi
    "$python" -m venv "$tools" >&2
fi
"$tools/bin/pip" install --quiet --disable-pip-version-check "$1" >&2
