# What the scripts share: a folder that is gone afterwards, packages in it, and a comparison.
set -euo pipefail
export LC_ALL=C.UTF-8 # bash writes \u00ad as a character only then
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

# packages NAME@VERSION …: from npm, into ./node_modules.
packages() { npm init -y >/dev/null && npm install --silent --no-audit --no-fund "$@"; }

# in_chromium <<'JS': makes ./page.mjs of a script in which `browser` is the machine's Chromium. Its name is then in $chromium.
in_chromium() {
  { cat <<'START'; cat; echo 'await browser.close();'; } >page.mjs
import { chromium } from 'playwright-core';
const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
START
  chromium="Chromium $("${CHROMIUM:-chromium}" --version 2>/dev/null | grep -oE '[0-9]+' | head -1)"
  packages playwright-core@1.65.1
}

# unpack NAME=VERSION …: packages of Debian 12 and all that they depend on, into ./root. Needs root and Debian's sources.
unpack() {
  mkdir -p debs/partial root/work root/tmp root/dev && touch status
  mknod -m 666 root/dev/null c 1 3 && mknod -m 666 root/dev/urandom c 1 9
  apt-get -qq -o Dir::State::status="$PWD/status" -o Dir::Cache::archives="$PWD/debs" -o Debug::NoLocking=1 \
    -o APT::Sandbox::User=root install --download-only --no-install-recommends -y libc-bin "$@" >/dev/null
  for deb in debs/*.deb; do dpkg-deb --fsys-tarfile "$deb" | tar -x -C root --keep-directory-symlink; done
}

# inside PROGRAM …: runs a program of ./root there; ./root/work is its /work.
inside() { env -i PATH=/usr/bin:/bin HOME=/tmp LC_ALL=C.UTF-8 /usr/sbin/chroot root "$@"; }

# same WHAT EXPECTED SEEN: prints what was seen, and fails if it is another.
same() {
  printf '%s: %s\n' "$1" "$3"
  [ "$2" = "$3" ] || { printf 'CHANGED, was: %s\n' "$2"; exit 1; }
}
