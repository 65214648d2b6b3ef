#!/usr/bin/env bash
# Readability (Firefox's reader view): a `div` with the id “contact” is left out, with the opening hours in it. It stays with another id,
# with a class that contains “content”, or as a `section`.
source "$(dirname "$0")/common.bash"
packages @mozilla/readability@0.6.0 jsdom@26.1.0

cat >read.mjs <<'JS'
import { Readability } from '@mozilla/readability';
import { JSDOM } from 'jsdom';
const words = 'We keep the books of small firms, pay their staff, and file their returns every month. '.repeat(4);
const part = `<section><h2>Services</h2><p>${words}</p><p>${words}</p></section>`;
const hours = '<h2>Hours</h2><dl><dt>Monday to Friday</dt><dd>08:00 to 16:00</dd></dl><p>We answer the same day.</p>';
for (const tag of ['div id="contact"', 'div id="kontakt"', 'div id="contact" class="content"', 'section id="contact"']) {
  const page = `<title>Firm</title><main>${part}${part}<${tag}>${hours}</${tag.split(' ')[0]}></main>`;
  const { textContent } = new Readability(new JSDOM(page).window.document).parse();
  console.log(`${tag}: ${textContent.includes('08:00 to 16:00') ? 'hours' : 'no hours'}`);
}
JS
same '@mozilla/readability 0.6.0' 'div id="contact": no hours
div id="kontakt": hours
div id="contact" class="content": hours
section id="contact": hours' "$(node read.mjs)"
