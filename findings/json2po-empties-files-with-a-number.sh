#!/usr/bin/env bash
# Translate Toolkit (Weblate uses it) makes an empty catalog of a JSON file in which one value is a number, and still ends
# with 0. On the way back `po2json` turns `null` into the text “None”.
source "$(dirname "$0")/common.bash"
unpack 'translate-toolkit=3.8.4*'

back() {
  inside json2po --progress=none -P "/work/$1.json" "/work/$1.po" 2>/dev/null
  echo "$?"
  inside po2json --progress=none -t "/work/$1.json" "/work/$1.po" "/work/$1-back.json" 2>/dev/null || true
}
echo '{"title": "Text", "days": 90}' >root/work/number.json
echo '{"title": "Text", "days": null}' >root/work/null.json
same 'json2po 3.8.4, a number, exit status' 0 "$(back number)"
same 'json2po 3.8.4, a number, bytes' 0 "$(wc -c <root/work/number.po)"
same 'json2po 3.8.4, null, exit status' 0 "$(back null)"
same 'po2json 3.8.4, null' '"days": "None"' "$(grep -o '"days".*' root/work/null-back.json)"
