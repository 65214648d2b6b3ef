#!/usr/bin/env bash
# The Norwegian voice of eSpeak NG (NVDA’s and Orca’s first) says nothing for “§” and “€”: “loven § 13” is “loven tretten”. The Danish
# voice says both. Screen readers have lists of signs of their own, apps that read aloud do not.
source "$(dirname "$0")/common.bash"
unpack 'espeak-ng=1.51*'

phonemes() { inside espeak-ng -v "$1" -q -x "$2" | xargs -0 | tr -d '\n'; }
same 'eSpeak NG 1.51, nb, “loven § 13” as “loven 13”' "$(phonemes nb 'loven 13')" "$(phonemes nb 'loven § 13')"
same 'eSpeak NG 1.51, nb, “10 €” as “10”' "$(phonemes nb 10)" "$(phonemes nb '10 €')"
[ "$(phonemes da 'loven § 13')" != "$(phonemes da 'loven 13')" ]
[ "$(phonemes da '10 €')" != "$(phonemes da 10)" ]
