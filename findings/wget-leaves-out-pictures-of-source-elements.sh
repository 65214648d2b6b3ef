#!/usr/bin/env bash
# `wget --page-requisites` takes what `srcset` of an `img` names, but not that of a `source`, nor addresses in
# `image-set("…")`, and `--convert-links` leaves them as they are: a saved page has no picture wherever a `source` wins.
source "$(dirname "$0")/common.bash"
unpack 'wget=1.21.3*'

mkdir site
cat >site/index.html <<'HTML'
<!doctype html><style>p { background: image-set("/set.avif" 1x) } h1 { background: url(/url.avif) }</style>
<picture><source srcset="/wide.avif" media="(min-width: 600px)"><img src="/narrow.avif" srcset="/narrow-2.avif 2x" alt=""></picture>
HTML
for name in set url wide narrow narrow-2; do touch "site/$name.avif"; done
node -e "require('node:http').createServer(({ url }, answer) => {
  const file = url === '/' ? '/index.html' : url;
  answer.setHeader('content-type', file.endsWith('html') ? 'text/html' : file.endsWith('avif') ? 'image/avif' : 'text/plain');
  require('node:fs').readFile('site' + file, (error, data) => { answer.statusCode = error ? 404 : 200; answer.end(data); });
}).listen(0, '127.0.0.1', function () { require('node:fs').writeFileSync('port', String(this.address().port)); })" &
server=$!
trap 'kill $server; rm -rf "$folder"' EXIT
until [ -s port ]; do sleep 0.1; done
inside wget -q --page-requisites --convert-links -P /work "http://127.0.0.1:$(cat port)/" || true
cd root/work/127.0.0.1*
same 'wget 1.21.3, what is saved' 'index.html narrow-2.avif narrow.avif url.avif' "$(ls | xargs)"
same 'wget 1.21.3, the source' 'source srcset="/wide.avif"' "$(grep -o 'source srcset="[^"]*"' index.html)"
