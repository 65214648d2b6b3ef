#!/usr/bin/env bash
# DOM Testing Library makes every white space of the page an ordinary space, but leaves the text that is looked for as it is: “2 490 kr”
# is found with ordinary spaces only. So a test that finds a text says nothing of its hard spaces.
source "$(dirname "$0")/common.bash"
packages @testing-library/dom@10.4.2 jsdom@26.1.0

cat >find.mjs <<'JS'
import { JSDOM } from 'jsdom';
const { window } = new JSDOM('<p>2&nbsp;490&nbsp;kr</p>');
Object.assign(globalThis, { window, document: window.document });
const { queryByText } = await import('@testing-library/dom');
const space = process.argv[2] === 'hard' ? '\u00a0' : ' ';
console.log(queryByText(window.document.body, `2${space}490${space}kr`) ? 'found' : 'not found');
JS
same '@testing-library/dom 10.4.2, ordinary spaces' found "$(node find.mjs ordinary)"
same '@testing-library/dom 10.4.2, the hard spaces of the page' 'not found' "$(node find.mjs hard)"
