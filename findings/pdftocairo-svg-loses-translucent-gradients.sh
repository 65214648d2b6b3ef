#!/usr/bin/env bash
# A shape with a gradient that is partly transparent is in the PDF and in `pdftocairo -png`, but not in `pdftocairo -svg`:
# a logo loses part of itself, and the SVG is otherwise right. Inkscape and pdf2svg read PDF files with the same library.
source "$(dirname "$0")/common.bash"
unpack 'poppler-utils=22.12.0*' 'librsvg2-bin=2.54.7*'
packages pngjs@7.0.0

cat >root/work/logo.svg <<'SVG'
<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80"><linearGradient id="g"><stop stop-color="#0a3d62"/>
<stop offset="1" stop-color="#c08a2a"/></linearGradient><circle cx="40" cy="40" r="30" fill="url(#g)" fill-opacity=".8"/></svg>
SVG
inside rsvg-convert -f pdf -o /work/logo.pdf /work/logo.svg
inside pdftocairo -png -singlefile -r 72 /work/logo.pdf /work/pdf
inside pdftocairo -svg /work/logo.pdf /work/again.svg
inside rsvg-convert -o /work/svg.png /work/again.svg

cat >middle.cjs <<'JS'
const { PNG } = require('pngjs');
const { width, height, data } = PNG.sync.read(require('node:fs').readFileSync(`root/work/${process.argv[2]}.png`));
const at = 4 * ((height >> 1) * width + (width >> 1));
console.log(data[at + 3] ? 'drawn' : 'empty');
JS
same 'pdftocairo 22.12.0 -png, the middle of the circle' drawn "$(node middle.cjs pdf)"
same 'pdftocairo 22.12.0 -svg, the same place' empty "$(node middle.cjs svg)"
