/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import sharp from 'sharp';
import { formatProblems } from '@/build/checks/content';
import { hasName, isSameLook, isSameText, lookOf } from '@/build/checks/sample';
import samples from '@/build/checks/samples.json' with { type: 'json' };
import { checkLaunch, launchWarning } from '@/build/launch';
import { strangeContent } from './checks/strange';

const NO = 'messages/no.json';
const FIRM = 'content/company.json';
const { root, write, plant } = strangeContent();
const said = async () => formatProblems(await checkLaunch(root()));

beforeEach(() => {
  process.env.NEXT_PUBLIC_FORM_ENDPOINT = 'https://forms.orn.no/contact';
});

it('is content with a company that has everything of its own', async () => {
  expect(await said()).toBe('');
  expect(await launchWarning(root())).toBeNull();
});

it.each([
  ['the name', FIRM, 'Å & Ørn «Tall»', 'Nordstrek', 'name: "Nordstrek"'],
  ['the number', FIRM, '987 654 325', '000 000 000', 'organizationNumber: "000 000 000"'],
  ['the phone number', FIRM, '+47 22 33 44 55', '+47 00 12 34 56', 'phone: "+47 00 12 34 56"'],
  ['an address', FIRM, 'hei@orn.no', 'post@nordstrek.example', 'email: "Nordstrek"'],
  ['the street', FIRM, 'Ærlighetens vei', 'Eksempelgata', 'officeAddress.street: "Eksempelgata"'],
  [
    'the date of the policy',
    FIRM,
    '2026-02-28',
    samples.facts.privacyUpdated,
    `privacyUpdated: "${samples.facts.privacyUpdated}"`,
  ],
  ['the name in a text', NO, 'Ring Å & Ørn', 'Ring Nordstrek', 'hero.phone: "Nordstrek"'],
])('names %s of the sample, by file, line and key', async (_, file, from, to, message) => {
  plant(file, from, to);
  expect(await said()).toMatch(new RegExp(`^${file}:\\d+ `));
  expect(await said()).toContain(`${message} is a sample; write your own`);
});

const CLAIM = samples.texts.no['about.body.captionMember'];

it('names a text of the sample that claims something, also with a word changed', async () => {
  const texts = { about: { body: { captionMember: CLAIM.replace(/^\p{L}+/u, 'Dere') } } };
  write(NO, JSON.stringify(texts));
  expect(await said()).toContain(`${NO}:1 about.body.captionMember: this is the sample's text; write your own`);
});

it('lets a claim stand that an owner says is true', async () => {
  write(NO, JSON.stringify({ about: { body: { captionMember: CLAIM } } }));
  plant(FIRM, '"country"', '"keptTexts": ["about.body.captionMember"], "country"');
  expect(await said()).toBe('');
});

it('lets a whole chapter stand that an owner says is true', async () => {
  write(NO, JSON.stringify({ privacy: { retention: { logs: samples.texts.no['privacy.retention.logs'] } } }));
  expect(await said()).toContain('privacy.retention.logs: this is the sample');
  plant(FIRM, '"country"', '"keptTexts": ["privacy.retention"], "country"');
  expect(await said()).toBe('');
});

it.each([
  'technology.lead',
  'technology.steps.post.body',
  'privacy.security.measures',
  'privacy.data.customer',
] as const)('names what the sample says of its work and its records: %s', async (key) => {
  const text: unknown = samples.texts.no[key];
  write(NO, JSON.stringify(key.split('.').reduceRight((inner, name) => ({ [name]: inner }), text)));
  expect(await said()).toContain(`${key}: this is the sample's text`);
});

it('names the town of the sample where the company is in another', async () => {
  write(NO, JSON.stringify({ hero: { phone: 'Ring oss i Oslo' } }));
  expect(await said()).toContain('"Oslo" is the sample\'s town, not yours');
  write(NO, JSON.stringify({ hero: { phone: 'Ring oss ved Oslofjorden' } }));
  expect(await said()).toBe('');
});

it('knows a name that is only spaced anew', () => {
  expect(hasName('Ring +47 00\u00a0123\u00a0456', '+47 00 12 34 56')).toBe(true);
  expect(hasName('Nord\u00adstrek', 'Nordstrek')).toBe(true);
});

it('names a form that goes to the sample', async () => {
  process.env.NEXT_PUBLIC_FORM_ENDPOINT = 'https://forms.nordstrek.example/contact';
  expect(await said()).toContain('environment NEXT_PUBLIC_FORM_ENDPOINT: "Nordstrek" is a sample');
});

it('ends as a failure while something stands, and well when nothing does', () => {
  const end = () => {
    const command = ['--import', require.resolve('tsx'), join(process.cwd(), 'scripts/check-launch.ts')];
    const env = { ...process.env, TSX_TSCONFIG_PATH: join(process.cwd(), 'tsconfig.json') };
    return spawnSync(process.execPath, command, { cwd: root(), env }).status;
  };
  expect(end()).toBe(0);
  plant(FIRM, '+47 22 33 44 55', '+47 00 12 34 56');
  expect(end()).toBe(1);
}, 60_000);

it('names what the owner has yet to confirm', async () => {
  plant(FIRM, '"membership": "no"', '"membership": "unknown"');
  expect(await said()).toMatch(
    /^content\/company\.json:\d+ confirmed\.membership: only you know this; write yes or no$/,
  );
});

it('lets a word pass that every site has', async () => {
  write(NO, JSON.stringify({ nav: { contact: 'Kontakt' }, contact: { title: CLAIM } }));
  expect(await said()).toBe('');
});

it.each([
  ['Vi er medlem av foreningen.', 'Vi er medlem av foreningen!', true],
  ['To streker under <mark>svaret.</mark>', 'To streker under <mark>boka.</mark>', true],
  ['Vi er medlem av en stor forening.', 'Vi er medlem av den store foreningen i byen.', false],
])('compares “%s” and “%s” by their words', (one, other, same) => {
  expect(isSameText(one, other)).toBe(same);
});

it('names a form and a site whose address is missing or not safe', async () => {
  delete process.env.NEXT_PUBLIC_FORM_ENDPOINT;
  plant(FIRM, 'https://www.å', 'http://www.å');
  expect(await said()).toContain('environment NEXT_PUBLIC_FORM_ENDPOINT: this setting is missing');
  expect(await said()).toContain('siteUrl: "http://www.å-ørn.no" does not begin with https://');
});

/** A picture of its own, `light` its lightest grey. */
const picture = (light: number, format: 'png' | 'webp') =>
  sharp(
    Buffer.from(`<svg width="90" height="80"><linearGradient id="a"><stop stop-color="rgb(${light},${light},9)"/><stop offset="1"/></linearGradient>
    <path fill="url(#a)" d="M0 0h90v80H0z"/><circle cx="60" cy="30" r="25" fill="#fff"/></svg>`),
  )
    .toFormat(format)
    .toBuffer();

it('knows a picture that was only saved anew, and another one', async () => {
  write('content/images/one.png', await picture(250, 'png'));
  write('content/images/same.webp', await picture(248, 'webp'));
  write(
    'content/images/other.png',
    await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
      .png()
      .toBuffer(),
  );
  const [one, same, other] = await Promise.all(
    ['one.png', 'same.webp', 'other.png'].map((name) => lookOf(join(root(), 'content/images', name))),
  );
  expect(isSameLook(one as string, same as string)).toBe(true);
  expect(isSameLook(one as string, other as string)).toBe(false);
});

it('asks for pictures where those that are served do not belong to the masters', async () => {
  write('content/images/fjord.png', await picture(250, 'png'));
  expect(await said()).toMatch(/^content\/pictures\.json: .*`npm run images`$/m);
});

it('says in one line of the build how much is left, and that pictures are out of date', async () => {
  write('content/images/fjord.png', await picture(250, 'png'));
  expect(await launchWarning(root())).toBe(
    'Not ready to go live: `npm run check:launch` names what is to be replaced (1). Run `npm run images` first: pictures are out of date.',
  );
});
