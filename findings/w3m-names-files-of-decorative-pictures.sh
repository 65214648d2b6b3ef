#!/usr/bin/env bash
# `alt=""` says that a picture decorates. w3m writes the name of its file instead, html-to-text its address; Lynx and
# Links write nothing.
source "$(dirname "$0")/common.bash"
unpack 'w3m=0.5.3+git20230121*' 'lynx=2.9.0dev.12*'
packages html-to-text@10.0.1

echo '<p>before <img src="/pictures/fjord-640.avif" alt=""> after</p>' >root/work/page.html
same 'w3m 0.5.3+git20230121' 'before [fjord-640] after' "$(inside w3m -dump /work/page.html 2>/dev/null | xargs)"
same 'lynx 2.9.0dev.12' 'before after' "$(inside lynx -dump /work/page.html | xargs)"
cat >text.cjs <<'JS'
const { convert } = require('html-to-text');
console.log(convert(require('node:fs').readFileSync('root/work/page.html', 'utf8')));
JS
same 'html-to-text 10.0.1' 'before [/pictures/fjord-640.avif] after' "$(node text.cjs)"
