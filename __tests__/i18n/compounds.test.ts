/** @jest-environment node */
import { breakCompounds, breakLongWords } from '@/i18n/compounds';

const shown = (text: string) => text.replaceAll('\u00ad', '|');

it.each([
  ['Regnskapsførerselskap', 'Regnskaps|fører|selskap'],
  ['Våre regnskapstjenester', 'Våre regnskaps|tjenester'],
  ['uforpliktende prat', 'ufor|pliktende prat'],
  ['Merverdiavgiftsmeldinger', 'Merverdi|avgifts|meldinger'],
  ['Personvernerklæring', 'Personvern|erklæring'],
  ['Årsregnskapsrapportering', 'Års|regnskaps|rapportering'],
  ['Virksomhetsstyring', 'Virksomhets|styring'],
  ['rekneskapstenester', 'rekneskaps|tenester'],
  ['Lønn', 'Lønn'],
  ['person\u00advernerklæringen', 'person|vernerklæringen'],
  [
    '{registreringsnummer} <regnskapslenke>a</regnskapslenke>',
    '{registreringsnummer} <regnskapslenke>a</regnskapslenke>',
  ],
])('long Norwegian words break at a joint: %s', (text, broken) => {
  expect(shown(breakCompounds(text, 10, 'nb'))).toBe(broken);
});

it('only where they are longer than their line, and only in Norwegian', () => {
  expect(breakCompounds('regnskapstjenester', 18, 'nb')).toBe('regnskapstjenester');
  expect(breakCompounds('bedriftsregnskap', 4, 'en')).toBe('bedriftsregnskap');
  const catalog = { $same: ['a'], contact: { title: 'Regnskapstjenester', lead: 'Regnskapsførerselskapet vårt' } };
  expect(breakLongWords(catalog, 'nb')).toEqual({
    ...catalog,
    contact: { ...catalog.contact, title: 'Regnskaps\u00adtjenester' },
  });
});
