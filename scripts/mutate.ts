import { writeFileSync } from 'node:fs';
import { applyEdits, modify } from 'jsonc-parser';
import { checkContent } from '@/export/checks/check-content';
import { formatProblem } from '@/export/checks/problem';
import { readContent } from '@/export/read-content';
const V = process.env.OLD ? (await import(process.env.OLD)).compileValidators() : undefined;
const C = readContent('fixture');
const check = (files: any, more = {}) => (checkContent as any)({ ...C, ...more, files: { ...C.files, ...files } }, V).map((p: any) => formatProblem(p));
const out: Record<string, string[]> = {};
const run = (id: string, files: any, more = {}) => { let r: string[]; try { r = check(files, more); } catch (e) { r = [`CRASH ${(e as Error).message}`]; } out[id] = r; };
const entries = (d: any, p: (string|number)[] = []): [(string|number)[], any][] => typeof d !== 'object' || d === null ? [[p, d]] : [...(p.length ? [[p, d] as any] : []), ...Object.entries(d).flatMap(([k, v]) => k.startsWith('$') ? [] : entries(v, [...p, Array.isArray(d) ? Number(k) : k]))];
const BAD = { none: undefined, num: 7, empty: '', space: ' a', end: 'a ', nul: null, yes: true, list: [], group: {}, tag: 'a <b>c</b>', brace: 'a {x} b', open: 'a { b', unclosed: '<b>a', amp: 'a &amp; b', moji: 'Ã¥', inv: 'a\u202eb', long: 'abcde '.repeat(120).trim(), word: 'a'.repeat(60), http: 'http://a.no', url: 'https://a', dot: 'https://www..no/', date: '2026-02-30', neg: -1, float: 1.5, str: '12', md: '**a** b', nl: 'a\nb', plural: '{count, plural, one {a}}', link: '<link></link> a', twice: ['a', 'a'], nested: { a: { b: 1 } } };
for (const file of ['content/company.json', 'messages/no.json', 'messages/se.json']) {
  const text = C.files[file]!;
  for (const [n, [path]] of entries(JSON.parse(text)).entries()) if (file.includes('company') ? n % 2 === 0 : n % 30 === 0) for (const [name, bad] of Object.entries(BAD)) {
    run(`${file} ${path.join('.')} ${name}`, { [file]: applyEdits(text, modify(text, path, bad, {})) });
  }
  for (const [name, key] of [['extra', 'xyz'], ['deep', 'a.b']] as const) run(`${file} + ${name}`, { [file]: applyEdits(text, modify(text, key.split('.'), 'x', {})) });
  const lines = text.split('\n');
  for (let i = 0; i < lines.length; i += file.includes('company') ? 5 : 120) {
    const l = lines[i]!;
    const edits: Record<string, string> = { drop: '', comma: l.replace(/,$/, ''), more: `${l},`, quote: l.replace('"', ''), curly: l.replace('"', '“'), colon: l.replace('":', '"'), back: l.replace(/"$/, '\\q"'), note: `${l} // x`, brk: l.replace(/[[{]/, ''), dup: `${l}\n${l}` };
    for (const [name, other] of Object.entries(edits)) if (other !== l) run(`${file} line ${i + 1} ${name}`, { [file]: lines.map((x, n) => (n === i ? other : x)).join('\n') });
  }
}
const F = (o: object) => { const t = C.files['content/company.json']!; return { 'content/company.json': Object.entries(o).reduce((x, [k, v]) => applyEdits(x, modify(x, k.split('.').map((p) => /^\d+$/.test(p) ? Number(p) : p), v, {})), t) }; };
const more: [string, any][] = Object.entries({
  a: { siteUrl: 'http://orn.no' }, b: { siteUrl: 'https://orn.no/' }, c: { siteUrl: 'orn.no' }, d: { siteUrl: 'https://orn.no:99999' }, e: { phone: '22334455' }, f: { phone: '+47 22 33 44 5' }, g: { phone: '+47 22 33 44 555' }, h: { phone: 'ring oss' }, i: { email: 'a@b' }, j: { email: 'mailto:a@b.no' }, k: { email: 'a b@c.no' },
  l: { organizationNumber: '987654326' }, m: { organizationNumber: 'NO 987 654 325' }, n: { organizationNumber: '987 654 325 MVA' }, o: { 'officeAddress.postalCode': '161' }, p: { country: 'Norge' }, q: { country: 'no' }, r: { closedDates: ['17.05.2027'] }, s: { closedDates: ['2027-05-17', '2027-05-17'] }, t: { closedDates: ['2027-13-01'] },
  u: { openingHours: [{ days: ['Mandag'], opens: '08:00', closes: '16:00' }] }, v: { openingHours: [{ days: ['Monday'], opens: '8:00', closes: '16:00' }] }, w: { openingHours: [{ days: ['Monday'], opens: '16:00', closes: '08:00' }] }, x: { openingHours: [{ days: [], opens: '08:00', closes: '16:00' }] }, y: { openingHours: [] }, z: { openingHours: [{ days: ['Monday', 'Monday'], opens: '08:00', closes: '16:00' }] },
  aa: { services: [] }, ab: { services: [{ id: 'payroll', account: '501' }] }, ac: { services: [{ id: 'pay roll', account: '5010' }] }, ad: { services: [{ id: 'xyz', account: '5010' }] }, ae: { slides: [] }, af: { slides: ['fjord.avif'] }, ag: { slides: ['nope'] }, ah: { slides: ['fjord', 'fjord'] }, ai: { slides: [...'abcdefg'] }, aj: { focus: { fjordd: '5% 5%' } }, ak: { focus: { fjord: '5 5' } }, al: { focus: { fjord: '101% 5%' } },
  am: { priceFrom: 0 }, an: { priceFrom: '2 490' }, ao: { priceFrom: 2490.5 }, ap: { priceFrom: -5 }, aq: { social: [] }, ar: { social: [{ network: 'X' }] }, as: { social: [{ network: 'LinkedIn', url: 'linkedin.com/x' }] }, at: { social: Array(5).fill({ network: 'A', url: 'https://a.no' }) }, au: { topBar: ['fax'] }, av: { topBar: ['phone', 'phone'] }, aw: { badge: 'x.gif' }, ax: { badge: 'none.svg' },
  ay: { 'map.embedUrl': 'https://k.no/' }, az: { 'map.embedUrl': 'https://k.no/{address}{address}' }, ba: { 'map.embedUrl': 'https://k.no/{language}/{address}/{language}' }, bb: { 'map.embedUrl': 'https://k.no/{zip}{address}' }, bc: { 'map.linkUrl': 'https://k.no/{address}{language}' }, bd: { 'map.cookies.0.months': 0 }, be: { 'map.cookies.0.purpose': 'ads' }, bf: { map: { service: 'A' } }, bg: { 'confirmed.membership': 'ja' }, bh: { 'confirmed.by': undefined }, bi: { 'confirmed.on': undefined }, bj: { editor: { repository: 'firm' } }, bk: { editor: {} }, bl: { editor: { repository: 'https://github.com/a/b' } }, bm: { people: [] }, bn: { people: [{ id: 'ola', name: 'Ola', phone: '+47 22 33 44 55' }] }, bo: { people: [{ id: 'nobody', name: 'Ola' }] }, bp: { people: Array(7).fill({ id: 'ola', name: 'Ola' }) }, bq: { formEndpoint: 'http://a.no/x' }, br: { formEndpoint: 'https://www.å-ørn.no/x' }, bs: { formEndpoint: 'https://a.no/x#y' }, bt: { formEndpoint: 'a@b.no' }, bu: { timeZone: 'Oslo' }, bv: { privacyUpdated: '1. mai 2026' }, bw: { logDays: 0 }, bx: { retentionMonths: '12' }, by: { name: 'A'.repeat(61) }, bz: { brand: 'A'.repeat(25) }, ca: { Name: 'A' }, cb: { licence: {} }, cc: { licence: { registerUrl: 'x' } }, cd: { association: { name: 'A' } }, ce: { newsUrl: 'https://avisa' }, cf: { platforms: [{ id: 'contact', name: 'A' }] }, cg: { platforms: [{ id: 'tripletex', name: '' }] }, ch: { keptTexts: ['x'] }, ci: { vatRegistered: 'ja' }, cj: { soleTrader: 'yes' }, ck: { register: '' }, cl: { takesOver: 1 }, cm: { dataProtectionAuthorityUrl: 'datatilsynet.no' },
});
for (const [id, o] of more) run(`facts ${id} ${JSON.stringify(o)}`, F(o));
for (const [id, l] of Object.entries({ lang: { lang: 'norsk' }, intl: { intl: 'nb_NO' }, prefix: { prefix: 'pl' }, same: { prefix: '/se' }, privacy: { privacy: 'xx' } })) run(`languages ${id}`, {}, { languages: { ...C.languages, pl: { ...(C.languages as any).pl, ...l } } });
run('missing catalog', { 'messages/se.json': undefined }); run('extra catalog', { 'messages/de.json': '{}' });
for (const svg of ['<svg/>', '<path/>', '<svg viewBox="0 0 9 9"><script/></svg>', '<svg viewBox="0 0 9 9"><path style="a"/></svg>', '<svg viewBox="0 0 9 9"><use href="a.svg#b"/></svg>']) run(`drawing ${svg}`, {}, { drawings: { 'content/brand/wordmark.svg': svg } });
run('color', {}, { colors: { ...C.colors, ink: 'brown' } }); run('form', {}, { formOverride: 'http://a.no' });
writeFileSync(process.env.OUT!, JSON.stringify(out, null, 1));
console.log(Object.keys(out).length, Object.values(out).filter((r) => r.length).length, Object.entries(out).filter(([, r]) => r[0]?.startsWith('CRASH')).length);
