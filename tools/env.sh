# Sourced by ./play and ./test: makes .venv and installs the package with the named extras, once for each pyproject.toml.

can_apt() { [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; }

apt_install() {  # apt_install PACKAGE...: install Debian packages if we may
  can_apt || return 1
  apt-get install -y -qq "$@" >/dev/null 2>&1 || { apt-get update -qq >/dev/null 2>&1 && apt-get install -y -qq "$@" >/dev/null; }
}

find_python() {
  for name in python3 python3.13 python3.12 python3.11; do
    if command -v "$name" >/dev/null && "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))'; then echo "$name"; return; fi
  done
  echo "Cantina needs Python 3.11 or newer." >&2
  return 1
}

prepare() {  # prepare [EXTRA]: the virtual environment with the package in it
  local extra="${1:-}" python stamp
  python=$(find_python)
  stamp=".venv/.installed${extra:+-$extra}-$(cksum < pyproject.toml | tr -dc 0-9)"
  [ -f "$stamp" ] && return
  echo "Preparing the environment (first time only)…"
  if [ ! -x .venv/bin/python ]; then
    "$python" -m venv .venv 2>/dev/null || { rm -rf .venv; apt_install python3-venv && "$python" -m venv .venv; }
  fi
  .venv/bin/python -m pip install --quiet --disable-pip-version-check -e ".${extra:+[$extra]}"
  touch "$stamp"
}

prepare_browser() {  # a Chromium for the tests of the table; the headless shell needs half the time of the whole browser
  command -v chromium-headless-shell >/dev/null || apt_install chromium-headless-shell && return
  command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null ||
    echo "No Chromium here: the tests of the table in the browser are skipped." >&2
}

prepare_postgres() {  # a PostgreSQL for the tests of the server, if there is none and we may install one
  command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 && return
  DEBIAN_FRONTEND=noninteractive apt_install postgresql || echo "No PostgreSQL here: the tests of the server on it are skipped." >&2
}
