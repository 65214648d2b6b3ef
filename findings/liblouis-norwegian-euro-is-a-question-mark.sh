#!/usr/bin/env bash
# In the Norwegian table of liblouis (Orca, NVDA and BRLTTY translate with it) the euro sign has the dots of the question
# mark: a price of “10 €” reads “10 ?”. The section sign has those of the ampersand.
source "$(dirname "$0")/common.bash"
unpack liblouis-bin=3.24.0-1 liblouis-data=3.24.0-1

braille() { printf '%s\n' "$1" | inside lou_translate unicode.dis,no-no-g0.utb; }
same 'liblouis 3.24.0, no-no-g0, “?”' '⠢' "$(braille '?')"
same 'liblouis 3.24.0, no-no-g0, “€”' '⠢' "$(braille '€')"
same 'liblouis 3.24.0, no-no-g0, “kr”' '⠅⠗' "$(braille 'kr')"
same 'liblouis 3.24.0, no-no-g0, “&”' "$(braille '§')" "$(braille '&')"
