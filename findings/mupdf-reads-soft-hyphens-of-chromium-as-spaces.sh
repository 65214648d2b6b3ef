#!/usr/bin/env bash
# In a PDF that Chromium prints, each soft hyphen stays as a character. MuPDF (SumatraPDF and many indexers read with it)
# makes a space of it, also within a line: a word becomes two. Poppler leaves the mark in the word.
source "$(dirname "$0")/common.bash"
unpack 'mupdf-tools=1.21.1*' 'poppler-utils=22.12.0*'

echo '<!doctype html><meta charset="utf-8"><title>t</title><p>Person&shy;vern, skrevet ut.' >page.html
"${CHROMIUM:-chromium}" --headless --no-sandbox --disable-gpu --no-pdf-header-footer \
  --print-to-pdf=root/work/page.pdf "file://$PWD/page.html" 2>/dev/null
same 'mutool 1.21.1' 'Person vern, skrevet ut.' "$(inside mutool draw -q -F text /work/page.pdf 2>/dev/null | tr -d '\f' | xargs)"
same 'pdftotext 22.12.0' $'Person\u00advern, skrevet ut.' "$(inside pdftotext /work/page.pdf - | tr -d '\f' | xargs)"
