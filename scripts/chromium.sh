#!/usr/bin/env bash
# chromium.sh   Print the path of a Chromium for browser tests and screenshots; install Debian's if there is none.
set -euo pipefail
here=$(dirname "$0")

if [ -n "${GWAREK_CHROMIUM:-}" ]; then
    if [ ! -x "$GWAREK_CHROMIUM" ]; then
        echo "gwarek: GWAREK_CHROMIUM=$GWAREK_CHROMIUM is not a program" >&2
        exit 1
    fi
    echo "$GWAREK_CHROMIUM"
    exit
fi

find_one() {
    local name
    for name in chromium chromium-browser google-chrome google-chrome-stable; do
        command -v "$name" && return
    done
    return 1
}

if ! find_one; then
    if ! "$here/apt-install.sh" chromium fonts-liberation || ! find_one; then
        echo "gwarek: no Chromium found: install one, or set GWAREK_CHROMIUM to the path of its program" >&2
        exit 1
    fi
fi
