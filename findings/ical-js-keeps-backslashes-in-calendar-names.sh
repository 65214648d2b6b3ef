#!/usr/bin/env bash
# In a calendar, NAME is a text (RFC 7986), in which a comma is written “\,”. ical.js (Thunderbird reads with it) takes the
# backslash out of DESCRIPTION and SUMMARY, but not out of NAME: “Frister\, mva”. node-ical takes it out of all.
source "$(dirname "$0")/common.bash"
packages ical.js@2.2.1 node-ical@0.26.1

cat >read.mjs <<'JS'
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:a', 'NAME:Frister\\, mva', 'DESCRIPTION:Frister\\, mva', 'END:VCALENDAR'];
const text = `${lines.join('\r\n')}\r\n`;
const [program, property] = process.argv.slice(2);
const calendar = new ICAL.Component(ICAL.parse(text));
console.log(program === 'ical.js' ? calendar.getFirstPropertyValue(property) : nodeIcal.sync.parseICS(text).vcalendar[property]);
JS
same 'ical.js 2.2.1, DESCRIPTION' 'Frister, mva' "$(node read.mjs ical.js description)"
same 'ical.js 2.2.1, NAME' 'Frister\, mva' "$(node read.mjs ical.js name)"
same 'node-ical 0.26.1, NAME' 'Frister, mva' "$(node read.mjs node-ical name)"
