/** @jest-environment node */
import { getIn } from '@/model/data';
import { normalizeCatalog, normalizeFacts } from '@/model/normalize';

const HARD = '\u00a0';
const fact = (key: string, value: unknown, country = 'NO') => {
  const names = key.split('.').reverse();
  const nested = names.reduce((inner, name) => (name === '0' ? [inner] : { [name]: inner }), value) as object;
  return getIn(normalizeFacts({ country, ...nested }), key);
};

/** Several spellings in a row of a table. */
const each = (spellings: string) => spellings.split(/ \| |\n */);

describe('a fact is read as it is meant', () => {
  it.each<[key: string, meant: unknown, written: unknown[]]>([
    [
      'phone',
      '+47 22 33 44 55',
      each(`+47 22 33 44 55 | +47${HARD}22${HARD}33${HARD}44${HARD}55 | +47\u200922\u202f33\t44 55 | 22 33 44 55
        0047 22 33 44 55 | +0047 22 33 44 55 | (+47) 22 33 44 55 | (0047) 22 33 44 55 | 47 22 33 44 55
        Tlf. 22 33 44 55 | Telefon: +47 22 33 44 55 | tel:+47 22 33 44 55 | \u200b+47 22 33 44 55\u200b
        ＋47 22 33 44 55 | + 47 22 33 44 55 | +47 22 33 44 55\u202c | +47\ufe0d 22 33 44 55 | \u202d+47 22 33 44 55\u202c
        +47 22 33 44 55\u3164 | T: +47 22 33 44 55 | Sentralbord 22 33 44 55 | ☎ 22 33 44 55 | +47 (0) 22 33 44 55
        (22) 33 44 55 | +47 (22) 33 44 55 | 22/33 44 55 | +47 22 33 44 55. | 22 33 44 55, | <a href="tel:+47 22 33 44 55">Ring oss</a>
        22 33 44 55 (sentralbord) | 22 33 44 55 – | 22 33 44 55 mob. | +47 22 33 44 55 🇳🇴`),
    ],
    ['phone', '+47 22-33-44-55', each('22\u201133\u201144\u201155 | +47 22–33–44–55')],
    ['phone', '+4722334455', each('004722334455 | +4722334455 | skype:+4722334455?call | sip:+4722334455@firma.no')],
    ['phone', '02800', each(`02800 | 02800${HARD}`)],
    ['phone', '116 117', each(`116 117 | 116${HARD}117`)],
    ['people.ola.phone', '+47 90 11 22 33', ['90 11 22 33']],
    [
      'organizationNumber',
      '923 609 016',
      each(`923${HARD}609${HARD}016 | 923609016 | NO923609016MVA | NO 923 609 016 MVA | 923.609.016 | 923 609 016 mva
        Org.nr. 923 609 016 | Org.nr: NO 923609016 | 923\u2011609\u2011016 | VAT no. NO923609016MVA | 923609016 (MVA)
        Foretaksregisteret NO 923 609 016 MVA | 923,609,016 | 923·609·016 | 923’609’016 | 923/609/016`),
    ],
    [
      'openingHours.0.opens',
      '08:00',
      each(`8 | 8:00 | 08.00 | 0800 | kl. 8 | kl 08.00 | 8 am | 08:00:00 | 8.00
        klokken 8 | fra kl. 8 | 8,00 | 08h00 | 8h | 08 .00 | 08 : 00 | 08∶00 | f.o.m. 08.00 | '08:00 | –08.00`),
    ],
    [
      'openingHours.0.closes',
      '16:00',
      each('16 | 1600 | 4 pm | 4:00 p.m. | Kl. 16.00 | til kl. 16.00 | until 4 pm | 16.00.'),
    ],
    ['openingHours.0.closes', '24:00', each('24:00 | 24 | 00:00 | 24.00')],
    ['links.avtale.url', '/a/Pris b.pdf', each('/a/Pris b.pdf | public/a/Pris b.pdf | /public/a/Pris b.pdf')],
    ['links.avtale.url', '/priser.pdf', ['priser.pdf', ' /priser.pdf']],
    [
      'links.avtale.url',
      'https://altinn.no/a.pdf',
      each('altinn.no/a.pdf | //altinn.no/a.pdf | HTTPS://altinn.no/a.pdf'),
    ],
    [
      'email',
      'kari@firma.no',
      each(`mailto:kari@firma.no?subject=Hei | Kari Ås <kari@firma.no> | kari@firma.no. | <a href="mailto:kari@firma.no">
        kari @firma.no | E-post: kari@firma.no | Epost kari@firma.no | kari (at) firma.no | Kari [kari@firma.no]
        'kari@firma.no' | ✉ kari@firma.no | 📧 kari@firma.no | • kari@firma.no
        kari@firma.no <mailto:kari@firma.no> | [kari@firma.no](mailto:kari@firma.no) | “kari@firma.no” | «kari@firma.no»`),
    ],
    [
      'bookingUrl',
      'https://cal.com/kari?a=1&b=2',
      each(`cal.com/kari?a=1&b=2 | //cal.com/kari?a=1&b=2 | <https://cal.com/kari?a=1&b=2> | «https://cal.com/kari?a=1&b=2»
        [Bestill](https://cal.com/kari?a=1&b=2) | https://Cal.com/kari?a=1&b=2..
        https://cal.com/kari?a=1&b=2» | (https://cal.com/kari?a=1&b=2) | Bestill her: https://cal.com/kari?a=1&b=2
        <iframe src=”https://cal.com/kari?a=1&amp;b=2” width=”6”></iframe>
        =HYPERLINK("https://cal.com/kari?a=1&b=2";"Bestill") | <https://cal.com/kari?a=1&b=2>, | https://cal.com/kari?a=1&b=2!
        <iframe width="600" src="https://cal.com/kari?a=1&amp;b=2" height="1"></iframe>
        <iframe width=9 src=https://cal.com/kari?a=1&amp;b=2></iframe>
        <iframe width="600" src = "https://cal.com/kari?a=1&amp;b=2">
        <a class='x' href='https://cal.com/kari?a=1&amp;b=2'>Bestill</a>
        <div data-url="https://cal.com/kari?a=1&b=2"></div><script src="https://cal.com/w.js"></script>`),
    ],
    ['bookingUrl', 'https://a.no/Oslo_(by)', ['https://a.no/Oslo_(by)']],
    ['map.embedUrl', 'https://a.no/embed?pb=!1', ['<iframe src="https://a.no/embed?pb=!1" width="6"></iframe>']],
    ['formEndpoint', 'https://f.test/s/a', ['<form action="https://f.test/s/a" method="POST">']],
    ['siteUrl', 'https://www.firma.no', each('https://www.firma.no// | www.firma.no | HTTPS://www.firma.no')],
    ['country', 'NO', each('no | Norge | NO ')],
    [
      'officeAddress.postalCode',
      '0161',
      each('NO-0161 | N-0161 | ０１６１ | 0161 Oslo | Postnr. 0161 | 0161, Oslo | 0161.'),
    ],
    [
      'officeAddress.street',
      'Ørnevei 1 B',
      [`Ørnevei${HARD}1\nB`, 'Ørnevei 1 B'.normalize('NFD'), '\ufeffØrnevei 1 B', 'Ørnevei 1 B,'],
    ],
    ['people.ola.name', 'Kari & Ola', each('Kari &amp; Ola | Kari&nbsp;&amp;&nbsp;Ola')],
    ['services.payroll.account', '3000', [' 3000']],
    ['priceFrom', 1490, each(`1490 | 1 490 | kr${HARD}1${HARD}490,- | 1.490 | 1 490 kr | fra 1490 kr/mnd | 1490.00`)],
    ['editor.repository', 'firma/nettsted', each('https://github.com/firma/nettsted | github.com/firma/nettsted.git')],
  ])('%s is %j', (key, meant, written) => {
    for (const value of written) expect([value, fact(key, value)]).toEqual([value, meant]);
    expect(fact(key, meant)).toEqual(meant);
  });

  it.each([
    ['phone', '22 33 44 55', 'SE'],
    ['phone', '+46 8 123 45', 'NO'],
    ['organizationNumber', '556677-8899', 'SE'],
    ['bookingUrl', 'http://a.no', 'NO'],
    ['priceFrom', 'gratis', 'NO'],
    ['openingHours.0.opens', 'tidlig', 'NO'],
    ['openingHours.0.opens', 'halv 9', 'NO'],
    ['openingHours.0.opens', 'kvart over 8', 'NO'],
    ['bookingUrl', 'https://a.no/½', 'NO'],
    ['phone', '22 33 44 55 / 90 11 22 33', 'NO'],
    ['organizationNumber', '923 609 016 1', 'NO'],
    ['priceFrom', '1490,50', 'NO'],
    ['priceFrom', '1000-2000', 'NO'],
    ['email', 'kari@firma.no, ola@firma.no', 'NO'],
    ['email', 'kari nordmann@firma.no', 'NO'],
    ['openingHours.0.opens', '08.00-16.00', 'NO'],
    ['officeAddress.postalCode', '0161 0162', 'NO'],
    ['officeAddress.postalCode', 'Postboks 1234', 'NO'],
    ['bookingUrl', 'https://a.no/b og https://a.no/c', 'NO'],
    ['bookingUrl', 'https://a.no/b c', 'NO'],
  ])('%s stays %j in %s', (key, value, country) => {
    expect(fact(key, value, country)).toBe(value);
  });

  it('except in a review, and values of another type', () => {
    const facts = { country: 'NO', $confirmed: ['phone: 22 33 44 55 '], soleTrader: true, priceFrom: 7, none: null };
    expect(normalizeFacts(facts)).toEqual(facts);
  });
});

it.each([
  ['Første linje\r\nandre\tlinje\u000bher \u2028 nå ', 'Første linje andre linje her nå'],
  ['Lønn &amp; regnskap&nbsp;', 'Lønn & regnskap'],
  ['To avsnitt.\n\nDet andre.', 'To avsnitt. Det andre.'],
  ['\ufeffHei\u200b du\ufffc\u2060', 'Hei du'],
  ['Gi oss tårene'.normalize('NFD'), 'Gi oss tårene'],
  ['Hei ❤\ufe0f\u3164', 'Hei ❤\ufe0f'],
  [`Kl.${HARD}8, person\u00advern, 👨‍👩‍👧`, `Kl.${HARD}8, person\u00advern, 👨‍👩‍👧`],
  [
    'Om {count, plural, =1 {en dag} other {# dager} }. Ring {phone} eller { name } nå'.replaceAll(' ', HARD),
    `Om${HARD}{count, plural, =1 {en${HARD}dag} other {#${HARD}dager} }.${HARD}Ring${HARD}{phone}${HARD}eller${HARD}{ name }${HARD}nå`,
  ],
])('a text is read as it is meant: %j', (written, meant) => {
  expect(normalizeCatalog({ a: { b: written }, $same: [' a'] })).toEqual({ a: { b: meant }, $same: [' a'] });
});
