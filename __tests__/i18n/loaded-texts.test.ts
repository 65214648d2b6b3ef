/** @jest-environment node */
import { parse } from '@formatjs/icu-messageformat-parser';
import { breakCompounds, breakLongWords } from '@/i18n/compounds';
import { insertNoBreakSpaces } from '@/i18n/no-break-spaces';
import request from '@/i18n/request';
import polish from '@/messages/pl.json' with { type: 'json' };

jest.mock('next-intl/server', () => ({ getRequestConfig: (config: unknown) => config }));

/** Returns a text as it is loaded, with `~` for a no-break space. */
function loaded(text: string, language = 'nb'): string {
  const { body } = insertNoBreakSpaces({ body: text }, language);
  expect(() => parse(body)).not.toThrow();
  return body.replaceAll('\u00a0', '~');
}

describe('a text', () => {
  it.each([
    ['etter ekomloven § 3-15.', 'etter ekomloven §~3-15.'],
    ['artikkel 6 nr. 1 bokstav b, og punkt 3', 'artikkel~6 nr.~1 bokstav~b, og punkt 3'],
    ['det står i del 5, en del av oss', 'det står i del~5, en del av oss'],
    ['Article 6(1)(a), or section 2, point (f)', 'Article~6(1)(a), or section~2, point~(f)'],
    ['12 måneder, 10 000 kroner, kr 5, kl. 08.00–16.00', '12~måneder, 10~000~kroner, kr~5, kl.~08.00–16.00'],
    ['Ring +46 8 123 456 78, eller 25 %', 'Ring +46~8~123~456~78, eller 25~%'],
    ['Å dra i byen', 'Å dra i byen'],
  ])('breaks only where a reader expects it: “%s”', (text, expected) => {
    expect(loaded(text)).toBe(expected);
  });

  it.each([
    ['Opptil {months} måneder', 'Opptil {months}~måneder'],
    ['Åpner kl. {opens}.', 'Åpner kl.~{opens}.'],
    [
      '{count, plural, offset:1 one {nr. 1 her} other {# brev}}',
      '{count, plural, offset:1 one {nr.~1~her} other {#~brev}}',
    ],
    ['{kind, select, a {nr. 1} other {e-post nå}}', '{kind, select, a {nr.~1} other {e-post nå}}'],
    ['Les <link>e-post nr. 2</link> her', 'Les <link>e-post nr.~2</link> her'],
    ["Skriv '{12 år}' her", "Skriv '{12~år}' her"],
  ])('keeps its syntax: “%s”', (text, expected) => {
    expect(loaded(text)).toBe(expected);
  });

  it.each(['pl', 'cs', 'sk'])('does not end a line with a word of one letter in %s', (language) => {
    expect(loaded('I w <b>domu</b>, a {city}', language)).toBe('I~w~<b>domu</b>, a~{city}');
  });

  it('of a long heading does not end with a short word alone', () => {
    const title = 'Vi fører regnskap for folk som heller vil drive bedriften sin enn';
    const titles = { title: `${title} lete etter bilag.`, other: { title: `${title} lete etter kvitteringer.` } };
    const { title: last, other } = insertNoBreakSpaces({ ...titles, body: titles.title }, 'nb');
    expect(last).toBe(`${title} lete etter\u00a0bilag.`);
    expect(other).toEqual(titles.other);
    expect(insertNoBreakSpaces({ body: titles.title, title: 'Hva skal vi regne på?' }, 'nb')).toEqual({
      body: titles.title,
      title: 'Hva skal vi regne på?',
    });
  });

  it('is not changed if it is an attribute, metadata or a single word', () => {
    const texts = {
      meta: { title: 'nr. 1' },
      badge: { alt: 'nr. 1', imageAlt: 'nr. 1' },
      phoneLabel: 'Ring nr. 1',
      email: 'E-post',
      $same: ['nr. 1'],
    };
    expect(insertNoBreakSpaces(texts, 'nb')).toEqual(texts);
  });
});

it('pages get their texts in this way, in the language of the page', async () => {
  const { locale, messages } = await request({ locale: 'pl', requestLocale: Promise.resolve(undefined) });
  expect(locale).toBe('pl');
  expect(messages).toEqual(insertNoBreakSpaces(polish, 'pl'));
});

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
