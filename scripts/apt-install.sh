#!/usr/bin/env bash
# apt-install.sh PACKAGE...   Install Debian packages, with sudo if need be. Everything is said on stderr.
set -euo pipefail

if ! command -v apt-get >/dev/null; then
    echo "gwarek: please install: $* (this machine has no apt-get)" >&2
    exit 1
fi
as_root=()
if [ "$(id -u)" -ne 0 ]; then
    if ! command -v sudo >/dev/null; then
        echo "gwarek: please install, as root: apt-get install $*" >&2
        exit 1
    fi
    as_root=(sudo)
    [ -t 0 ] || as_root=(sudo -n) # nobody is there to type a password
fi
echo "gwarek: installing $* with apt-get" >&2
if ! { "${as_root[@]}" apt-get update -qq &&
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@"; } >&2; then
    echo "gwarek: apt-get could not install: $*" >&2
    exit 1
fi
