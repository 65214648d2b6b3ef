/** @jest-environment node */
import { rmSync, utimesSync } from 'node:fs';
import { calendarRevisions, fetchHistory } from '@/tools/build/calendar-revision';
import { newFolder } from '../../folder';
import { Repository } from '../repository';

const COMPANY = 'content/company.json';
const CATALOG = 'messages/no.json';
const DEADLINES = 'lib/calendar/deadlines.ts';
const FILES = {
  [COMPANY]: JSON.stringify({ phone: '+47 00 12 34 56', name: 'Ørn', brand: 'Ørn', services: {} }, null, 2),
  [CATALOG]: JSON.stringify({ services: { deadlines: { event: 'Frist {term}', next: 'Snart' } } }),
  'messages/en.json': JSON.stringify({ services: { deadlines: { event: 'Deadline {term}' } } }),
  [DEADLINES]: "export const LEGAL_DAYS = ['04-10']; // by law\n",
  'lib/calendar/holidays.ts': 'const FIXED = [];\n',
};

let repository: Repository;
let day: number;

/** Returns the days of January 2027 on which the calendars last changed. */
const revisions = (dir = repository.dir) =>
  Object.values(calendarRevisions(['no', 'en'], dir, dir)).map((time) => new Date(time).getUTCDate());

/** Commits all that has changed on the next day. */
function commit(): void {
  day += 1;
  const time = `2027-01-${String(day).padStart(2, '0')}T12:00:00Z`;
  repository.bash('git add -A && git commit -qm "A change"', { GIT_AUTHOR_DATE: time, GIT_COMMITTER_DATE: time });
}

beforeEach(() => {
  repository = new Repository(FILES);
  repository.bash('git config log.showRoot false && git config log.diffMerges combined');
  day = 0;
  commit();
});

it('a calendar changes with its texts, facts and dates, and with nothing else', () => {
  expect(revisions()).toEqual([1, 1]);
  repository.set(CATALOG, { 'services.deadlines.next': 'Straks' });
  repository.set(COMPANY, { 'services.payroll': {} });
  repository.write(DEADLINES, `${FILES[DEADLINES]}// A comment\n`);
  commit();
  expect(revisions()).toEqual([1, 1]);
  repository.set(CATALOG, { 'services.deadlines.event': 'Mva-frist {term}' });
  commit();
  expect(revisions()).toEqual([3, 1]);
  repository.set(COMPANY, { phone: '+47 00 65 43 21' });
  commit();
  expect(revisions()).toEqual([4, 4]);
  repository.write(DEADLINES, "export const LEGAL_DAYS = ['04-11'];\n");
  commit();
  expect(revisions()).toEqual([5, 5]);
});

it('a text that is as it was before has changed, also after files that nobody can read', () => {
  const text = repository.read(CATALOG);
  for (const [index, other] of ['{"services": {}}', '<<<<<<< HEAD', undefined].entries()) {
    if (other) repository.write(CATALOG, other);
    else repository.remove(CATALOG);
    commit();
    repository.write(CATALOG, text);
    commit();
    expect(revisions()).toEqual([2 * index + 3, 1]);
  }
});

it('the merge of an older branch changes only what it brings', () => {
  repository.set(COMPANY, { phone: '+47 00 65 43 21' });
  commit();
  repository.bash('git checkout -qb other HEAD~');
  repository.set(COMPANY, { 'services.audit': {} });
  commit();
  repository.bash('git checkout -q main && git merge -q --no-edit other', {
    GIT_COMMITTER_DATE: '2027-01-04T12:00:00Z',
  });
  expect(repository.read(COMPANY)).toContain('audit');
  expect(revisions()).toEqual([2, 2]);
});

it('what is not committed has the time of its file', () => {
  repository.set(CATALOG, { 'services.deadlines.event': 'Fristen' });
  utimesSync(repository.path(CATALOG), 0, Date.UTC(2027, 0, 20) / 1000);
  expect(revisions()).toEqual([20, 1]);
  repository.write(CATALOG, FILES[CATALOG]);
  expect(revisions()).toEqual([1, 1]);
});

it('a copy with the last commit only takes that for the change until it has the history; one without Git, the newest file', () => {
  repository.set(COMPANY, { 'services.audit': {} });
  commit();
  const copy = newFolder();
  repository.bash(`git clone -q --depth 1 file://$PWD ${copy}`);
  expect(revisions(copy)).toEqual([2, 2]);
  fetchHistory(copy);
  expect(revisions(copy)).toEqual([1, 1]);
  rmSync(`${copy}/.git`, { recursive: true });
  for (const file of Object.keys(FILES)) utimesSync(`${copy}/${file}`, 0, Date.UTC(2027, 0, 21) / 1000);
  expect(revisions(copy)).toEqual([21, 21]);
});
