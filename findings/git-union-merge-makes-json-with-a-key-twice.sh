#!/usr/bin/env bash
# `merge=union` (also GitHub’s advice for change logs) on a JSON file of which two people changed one line: both lines stay,
# each with its comma. It is valid JSON with a key twice, without a conflict, and parsers take the last.
source "$(dirname "$0")/common.bash"
unpack 'git=1:2.39.5*'

git_() { inside git -C /work -c safe.directory=/work -c user.name=a -c user.email=a@example.com "$@"; }
file=root/work/no.json
git_ init -q -b main
echo '*.json merge=union' >root/work/.gitattributes
printf '{\n  "title": "En",\n  "lead": "Tekst"\n}\n' >$file
git_ add .gitattributes no.json && git_ commit -qm first
git_ checkout -qb other && sed -i 's/En/To/' $file && git_ commit -qam other
git_ checkout -q main && sed -i 's/En/Tre/' $file && git_ commit -qam main
git_ merge -q other -m merged
same 'git 2.39.5' '{ "title": "Tre", "title": "To", "lead": "Tekst" }' "$(tr -s ' \n' ' ' <$file | sed 's/ $//')"
same 'JSON.parse' To "$(node -p "JSON.parse(require('node:fs').readFileSync('$file', 'utf8')).title")"
