/** @jest-environment node */

import { checkContent } from '@/checks/check-content';
import { checkLaunch } from '@/checks/check-launch';
import { COMPANY_FILE, catalogFile } from '@/checks/content';
import { checkHints } from '@/checks/hints';
import { changedContent, linesOf } from './content-copy';

/** Common Norwegian names, by Statistics Norway's lists, and those that look like other words or have unusual letters. */
const FIRST_NAMES = `Anne Inger Kari Marit Ingrid Liv Eva Anna Maria Ida Hilde Berit Nina Astrid Bjørg Marianne Randi
  Siv Åse Solveig Hanne Turid Tone Wenche Bente Elin Gerd Ruth Unni Heidi Line Mona Tove Anita Ellen Camilla Kristin
  Silje Grete Else Eli Synnøve Åshild Aud My Vår Sol Embla Maiken May-Britt Ann-Kristin
  Jan Per Bjørn Ole Lars Kjell Knut Arne Svein Thomas Hans Geir Tor Morten Terje Odd Erik Martin Andreas John Anders
  Rune Trond Tore Daniel Jon Magnus Tom Øyvind Håkon Åge Øystein Jørn Bård Pål Ståle Stian Even Fredrik Dag Leif Roar
  Frode Espen Ørjan Vidar Kåre Sjur Njål Bo Jens-Petter`.split(/\s+/);
const LAST_NAMES = `Hansen Johansen Olsen Larsen Andersen Pedersen Nilsen Kristiansen Jensen Karlsen Johnsen Pettersen
  Eriksen Berg Haugen Hagen Johannessen Andreassen Jacobsen Dahl Jørgensen Henriksen Lund Halvorsen Sørensen Jakobsen
  Moen Gundersen Iversen Strand Solberg Svendsen Eide Knutsen Martinsen Paulsen Bakken Kristoffersen Mathisen Lie
  Amundsen Nguyen Rasmussen Ali Lunde Solheim Berge Moe Nygård Bakke Kristensen Fredriksen Holm Lien Hauge Christensen
  Andresen Nielsen Knudsen Evensen Sæther Aas Myhre Hanssen Ahmed Haugland Thomassen Sivertsen Simonsen Danielsen Berntsen
  Sandvik Rønning Arnesen Næss Antonsen Haug Ellingsen Thorsen Edvardsen Vik Birkeland Isaksen Gulbrandsen Ruud Aasen Strøm
  Myklebust Tangen Ødegård Eliassen Helland Bøe Jenssen Aune Mikkelsen Tveit Brekke Abrahamsen Madsen Engen Bjerke Hermansen
  Røhr Løhr Ås Ø Å Bruun`.split(/\s+/);
const ROWS = 12; // as many people as the facts may have

const NAMES = LAST_NAMES.map((last, index) => `${FIRST_NAMES[index % FIRST_NAMES.length]} ${last}`);
const groups = Array.from({ length: Math.ceil(NAMES.length / ROWS) }, (_, index) =>
  NAMES.slice(index * ROWS, (index + 1) * ROWS),
);
const { content, set, keepCatalogs } = changedContent();

it('has each common name', () => {
  for (const names of [FIRST_NAMES, LAST_NAMES]) expect(new Set(names).size).toBe(names.length);
  expect(FIRST_NAMES.length).toBeGreaterThanOrEqual(100);
  expect(LAST_NAMES.length).toBeGreaterThanOrEqual(100);
});

it.each(groups)('a name is no question, as a fact and in a text: %s', (...names) => {
  const people = names.map((name, index) => ({ id: `ola${index || ''}`, name }));
  const texts = names.map((name, index) => [`name${index}`, `Ring ${name}.`]);
  keepCatalogs(catalogFile('no'));
  set(COMPANY_FILE, 'people', people);
  set(catalogFile('no'), 'services.payroll.points', Object.fromEntries(texts));
  const problems = [checkContent(content()), checkLaunch(content()), checkHints(content(), '2026-06-01')].flat();
  const about = problems.filter(({ key }) => /\.name/.test(key) && !/^about\.people/.test(key));
  expect(linesOf(about)).toEqual([]);
});
