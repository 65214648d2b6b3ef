#!/usr/bin/env bash
# jsonc-parser (VS Code): of two equal keys, `modify` changes or removes the first; `JSON.parse` and the package's `parse` read the last.
source "$(dirname "$0")/common.bash"
packages jsonc-parser@3.3.1

cat >edit.mjs <<'JS'
import { applyEdits, modify, parse } from 'jsonc-parser';
const file = '{"opens":"08:00","closes":"16:00","opens":"09:00"}';
for (const [name, value] of Object.entries({ changed: '07:30', removed: undefined })) {
  const text = applyEdits(file, modify(file, ['opens'], value, {}));
  console.log(`${name}: ${text}, read as ${JSON.parse(text).opens} and ${parse(text).opens}`);
}
JS
same 'jsonc-parser 3.3.1' 'changed: {"opens":"07:30","closes":"16:00","opens":"09:00"}, read as 09:00 and 09:00
removed: {"closes":"16:00","opens":"09:00"}, read as 09:00 and 09:00' "$(node edit.mjs)"
