#!/usr/bin/env bash
# validator’s isVAT for NO looks at the shape alone: a wrong check digit passes (modulus 11: the last digit of 974 760 673
# is 3), and a right number as Norwegians write it, with spaces or without MVA, does not. jsvat knows the digit.
source "$(dirname "$0")/common.bash"
packages validator@13.15.35 jsvat@2.5.4

cat >check.mjs <<'JS'
import jsvat from 'jsvat';
import validator from 'validator';
const [kind, number] = process.argv.slice(2);
console.log(kind === 'validator' ? validator.isVAT(number, 'NO') : jsvat.checkVAT(number, [jsvat.norway]).isValid);
JS
same 'validator 13.15.35, right, 974760673MVA' true "$(node check.mjs validator 974760673MVA)"
same 'validator 13.15.35, wrong digit, 974760674MVA' true "$(node check.mjs validator 974760674MVA)"
same 'validator 13.15.35, right, 974 760 673 MVA' false "$(node check.mjs validator '974 760 673 MVA')"
same 'validator 13.15.35, right, 974760673' false "$(node check.mjs validator 974760673)"
same 'jsvat 2.5.4, wrong digit, NO974760674' false "$(node check.mjs jsvat NO974760674)"
same 'jsvat 2.5.4, only zeros, NO000000000' true "$(node check.mjs jsvat NO000000000)"
