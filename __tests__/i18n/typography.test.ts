import { keepTogether, typeset } from '@/i18n/typography';

const shown = (text: string) => keepTogether(text).replaceAll('\u2060', '⁀').replaceAll('\u00a0', '~');

it.each([
  ['Send mva-meldingen på e-post.', 'Send mva-⁀meldingen på e-⁀post.'],
  ['A-melding og IP-adresse', 'A-⁀melding og IP-⁀adresse'],
  ['ekomloven § 3-15', 'ekomloven §~3-⁀15'],
  ['artikkel 6 nr. 1 bokstav b, og punkt', 'artikkel~6 nr.~1 bokstav~b, og punkt'],
  ['Article 6(1)(a), point (f)', 'Article~6(1)(a), point~(f)'],
  ['12 måneder, 10 000 kroner, kl. 08.00', '12~måneder, 10~000~kroner, kl.~08.00'],
  ['analyse- eller markedsføringsverktøy', 'analyse- eller markedsføringsverktøy'],
  [
    'state-authorised <strong>and</strong> {number} of {total}',
    'state-authorised <strong>and</strong> {number} of {total}',
  ],
])('types "%s" as "%s"', (text, expected) => {
  expect(shown(text)).toBe(expected);
});

it('leaves what is only read out or found by search engines as it is', () => {
  const texts = { meta: { title: 'e-post' }, about: { label: 'e-post', imageAlt: 'e-post', body: 'e-post' } };
  expect(typeset(texts)).toEqual({ ...texts, about: { ...texts.about, body: 'e-\u2060post' } });
});
