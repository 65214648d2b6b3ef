#!/usr/bin/env bash
# `json_pp`, which comes with Perl, sorts the keys of every object by default (`-json_opt pretty,canonical`); `jq`, `json_reformat` and
# `python3 -m json.tool` keep their order. A file that was only to be indented then says something else.
source "$(dirname "$0")/common.bash"
unpack 'perl=5.36.0*' 'jq=1.6*'

services='{"services":{"bookkeeping":1,"payroll":2,"invoicing":3}}'
same 'json_pp 4.07' '{"services":{"bookkeeping":1,"invoicing":3,"payroll":2}}' "$(inside json_pp <<<"$services" | tr -d ' \n')"
same 'jq 1.6' "$services" "$(inside jq . <<<"$services" | tr -d ' \n')"
