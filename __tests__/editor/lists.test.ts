/** @jest-environment node */

import { toBase64, withEdit } from '@/editor/online/edit';
import { completeLists, listChanges } from '@/editor/online/lists';
import { changesOf } from '@/editor/online/merge';
import { messageOf } from '@/editor/online/message';
import { checkContent } from '@/export/checks/check-content';
import { checkLaunch } from '@/export/checks/check-launch';
import { type Content, catalogFile } from '@/export/checks/content';
import { LOCALE_IDS } from '@/i18n/locales';
import { withDefaults } from '@/lib/facts';
import { formatFile } from '@/lib/json-format';
import { changedContent } from '../export/content-copy';

const COMPANY = 'content/company.json';
const PICTURES = {
  'content/images/payroll.png': '1',
  'content/images/yearEnd.png': '2',
  'content/images/kari.png': '3',
};
const SERVICES = [
  { id: 'payroll', account: '5010' },
  { id: 'bookkeeping', account: '1930' },
  { id: 'yearEnd', account: '8960' },
];
const TAX = { id: 'tax', account: '2500' };
const { content: read, set } = changedContent();

let before: Content;
beforeEach(() => {
  set(COMPANY, 'people', [{ id: 'kari', name: 'Kari', portrait: 'kari' }]);
  set(COMPANY, 'focus', { kari: '50% 20%' });
  for (const id of LOCALE_IDS) set(catalogFile(id), 'about.people', { kari: `Regnskapsfører ${id}` });
  before = { ...read(), pictures: { ...read().pictures, ...PICTURES } };
});

/** What is there after a save of the form of facts with some of them changed, and the message of the commit. */
function afterSave(facts: object) {
  const data = (content: Content, file: string) => JSON.parse(content.files[file] ?? '');
  const changed = { ...data(before, COMPANY), ...facts };
  const edit = completeLists(before, { texts: { [COMPANY]: `${formatFile('facts', changed)}\n` } });
  const content = withEdit(before, edit);
  const changes = Object.keys(edit.texts).flatMap((file) =>
    changesOf(data(before, file), data(content, file)).map((change) => ({ ...change, file })),
  );
  const lists = listChanges(withDefaults(data(before, COMPANY)), withDefaults(data(content, COMPANY)));
  return {
    facts: data(content, COMPANY),
    catalogs: Object.keys(content.languages).map((locale) => data(content, catalogFile(locale))),
    mistakes: checkContent(content),
    asked: checkLaunch(content).map(({ file, key }) => `${file} ${key}`),
    edit,
    message: messageOf(changes, Object.keys(edit.pictures ?? {}), lists),
  };
}

describe('the form of facts', () => {
  it('brings texts that are still to be written with a new service, in every language, and a picture', () => {
    const { catalogs, mistakes, asked, edit, message } = afterSave({
      phone: '+47 22 33 44 56',
      services: [TAX, ...SERVICES],
    });
    expect(mistakes).toEqual([]);
    expect(message).toBe('Change phone; add service tax');
    for (const { services } of catalogs) {
      expect(services.tax).toMatchObject({ title: '…', imageAlt: '…' });
      expect(Object.keys(services.tax)).toEqual(Object.keys(services.payroll));
    }
    expect(edit.pictures).toEqual({ 'content/images/tax.png': { id: '1' } });
    expect(asked).toEqual(expect.arrayContaining(['messages/no.json services.tax.body', 'content/images/tax.png ']));
  });

  it('brings texts with the first platform and person when there is none', () => {
    before = withEdit(before, afterSave({ platforms: undefined, people: undefined }).edit);
    const { mistakes, catalogs, message } = afterSave({
      platforms: [{ id: 'fiken', name: 'Fiken' }],
      people: [{ id: 'ola', name: 'Ola' }],
    });
    expect(mistakes).toEqual([]);
    expect(message).toBe('Add platform fiken; add person ola');
    expect([catalogs[0].technology.fiken, catalogs[0].about.people]).toEqual([
      { body: '…' },
      { kari: 'Regnskapsfører no', ola: '…' },
    ]);
  });

  it('takes the texts and the picture of what is removed along, and what the facts say of it', () => {
    set('messages/no.json', '$confirmed', ['services.yearEnd.body', 'hero.lead']);
    before = { ...read(), pictures: before.pictures };
    const { facts, catalogs, mistakes, edit, message } = afterSave({
      services: SERVICES.slice(0, 2),
      people: undefined,
    });
    expect(message).toBe('Remove service yearEnd; remove person kari');
    expect(edit.removed).toEqual(['content/images/yearEnd.png', 'content/images/kari.png']);
    expect(catalogs[0].$confirmed).toEqual(['hero.lead']);
    expect(facts.focus).toBeUndefined();
    expect(catalogs.map(({ services }) => services.yearEnd)).toEqual([undefined, undefined, undefined]);
    expect(catalogs[0].about.people).toEqual({ kari: 'Regnskapsfører no' });
    expect(mistakes).toEqual([]);
  });

  it('lets the texts and the picture stay with a service that gets another id', () => {
    const { catalogs, mistakes, edit, message } = afterSave({
      services: [{ id: 'tax', account: '1' }, ...SERVICES.slice(1)],
    });
    expect(message).toBe('Rename service payroll to tax');
    expect(catalogs[0].services.tax.title).toBe(
      JSON.parse(before.files['messages/no.json'] ?? '').services.payroll.title,
    );
    expect(catalogs[0].services.payroll).toBeUndefined();
    expect([edit.pictures, edit.removed]).toEqual([
      { 'content/images/tax.png': { id: '1' } },
      ['content/images/payroll.png'],
    ]);
    expect(mistakes.map(({ key }) => key)).toEqual(['services.0.account']);
  });

  it('leaves what is only moved', () => {
    const { edit, message } = afterSave({ services: SERVICES.toReversed() });
    expect(Object.keys(edit.texts)).toEqual([COMPANY]);
    expect(message).toBe('Change services');
  });
});

describe('what the checks look at after an edit', () => {
  it('has the drawings that were added, and neither picture nor drawing that was removed', () => {
    const file = (name: string) => `content/brand/platforms/${name}.svg`;
    const edit = { texts: {}, pictures: { [file('new')]: { contents: toBase64('<svg>ø</svg>') } } };
    const added = withEdit(before, edit);
    expect(added.drawings[file('new')]).toBe('<svg>ø</svg>');
    const removed = withEdit(added, { texts: {}, removed: [file('new')] });
    expect([removed.drawings[file('new')], removed.pictures[file('new')]]).toEqual([undefined, undefined]);
  });
});
