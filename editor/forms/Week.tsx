import { COMPANY_FILE } from '@/checks/content';
import { missingHolidays, openEves } from '@/lib/calendar/holidays';
import { FACT_TREE } from '@/model/fact-tree';
import type { OpeningRow } from '@/model/facts';
import { WEEKDAYS } from '@/model/formats';
import { weekdayNames } from '@/model/kinds';
import { isConfirmed, isIn } from '@/model/review';
import { capitalize, dayName, say, sentenceOf, translate } from '../labels/messages';
import { pathTo } from '../rows/merge';
import { companyIn, factsIn } from '../rows/version';
import { useEditor, write } from '../saving/state';
import { ActionButton, Field, idOf } from './form';

const KINDS = ['dayOpen', 'dayLunch', 'dayAppointment', 'dayClosed'] as const;
type DayKind = (typeof KINDS)[number];
/** `times` alternate between opening and closing; a lunch break makes four. */
interface Day {
  kind: DayKind;
  times: string[];
}

export function toWeek(rows: OpeningRow[]): Day[] {
  return WEEKDAYS.map((name) => {
    const own = rows.filter(({ days }) => days.includes(name));
    const times = own.flatMap((row) => ('opens' in row ? [row.opens, row.closes] : []));
    if (own.some((row) => 'byAppointment' in row)) return { kind: 'dayAppointment', times };
    if (times.length === 0) return { kind: 'dayClosed', times };
    return { kind: times.length === 2 ? 'dayOpen' : 'dayLunch', times };
  });
}

/** Returns the rows of the facts, one for days with the same hours; undefined for a week that is closed. */
export function toRows(week: Day[]): OpeningRow[] | undefined {
  const rows = new Map<string, OpeningRow>();
  for (const [index, day] of week.entries()) {
    for (const hours of hoursOf(day)) {
      const { days = [] } = rows.get(JSON.stringify(hours)) ?? {};
      rows.set(JSON.stringify(hours), { days: [...days, ...WEEKDAYS.slice(index, index + 1)], ...hours });
    }
  }
  return rows.size > 0 ? [...rows.values()] : undefined;
}

function hoursOf({ kind, times }: Day) {
  if (kind === 'dayAppointment') return [{ byAppointment: true as const }];
  const starts = [...times.keys()].filter((index) => index % 2 === 0);
  return starts.map((index) => ({ opens: times[index] ?? '', closes: times[index + 1] ?? '' }));
}

export function changeKind({ times }: Day, kind: DayKind): Day {
  const [opens = '08:00'] = times;
  const closes = times.at(-1) ?? '16:00';
  if (kind === 'dayOpen') return { kind, times: [opens, closes] };
  return { kind, times: kind === 'dayLunch' ? [opens, '11:30', '12:00', closes] : [] };
}

const KEY = 'openingHours';

export function Week() {
  const { now, found } = useEditor();
  const problems = found.problems.filter(({ file, key }) => file === COMPANY_FILE && isIn([KEY], key));
  const week = toWeek(companyIn(now).openingHours);
  const set = (days: Day[]) => write(pathTo(COMPANY_FILE, KEY), toRows(days));
  const likeMonday = () => set(week.map((day, index) => (index < 5 ? (week[0] ?? day) : day)));
  return (
    <Field label={translate(FACT_TREE.properties?.[KEY]?.label)} help={say('weekHelp')} fieldKey={KEY} isGroup>
      <div id={idOf(COMPANY_FILE, KEY)} tabIndex={-1}>
        {week.map((day, index) => {
          const name = translate(weekdayNames(WEEKDAYS.slice(index, index + 1)));
          return <DayRow key={name} name={name} day={day} set={(next) => set(week.with(index, next))} />;
        })}
      </div>
      <ActionButton text="likeMonday" onClick={likeMonday} />
      <p className="font-medium text-red">{[...new Set(problems.map(sentenceOf))].join(' ')}</p>
    </Field>
  );
}

function DayRow({ name, day, set }: { name: string; day: Day; set: (day: Day) => void }) {
  return (
    <fieldset className="flex min-w-0 flex-wrap items-center gap-x-4 border-rule border-b" aria-label={name}>
      <span className="w-24">{capitalize(name)}</span>
      <select
        className="w-auto max-w-full"
        aria-label={name}
        value={day.kind}
        onChange={({ target }) => set(changeKind(day, target.value as DayKind))}
      >
        {KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {say(kind)}
          </option>
        ))}
      </select>
      <span className="flex flex-wrap gap-2">
        {[...day.times.entries()].map(([index, time]) => (
          <input
            key={index}
            className="w-16"
            aria-label={say(index % 2 === 0 ? 'opens' : 'closes')}
            value={time}
            onChange={({ target }) => set({ ...day, times: day.times.with(index, target.value) })}
          />
        ))}
      </span>
    </fieldset>
  );
}

/** Proposes the Norwegian holidays that are not among the closed days, and asks about the two eves, until the owner has answered. */
export function Holidays() {
  const { now } = useEditor();
  const company = companyIn(now);
  const today = new Date().toISOString().slice(0, 10);
  if (company.country !== 'NO' || isConfirmed(factsIn(now), 'closedDates')) return null;
  return (
    <>
      <Proposal days={missingHolidays(company, today)} question="holidaysMissing" action="addHolidays" />
      <Proposal days={openEves(company, today)} question="evesOpen" action="addEves" />
    </>
  );
}

type ProposalProps = { days: string[]; question: 'holidaysMissing' | 'evesOpen'; action: 'addHolidays' | 'addEves' };

function Proposal({ days, question, action }: ProposalProps) {
  const { closedDates } = companyIn(useEditor().now);
  if (days.length === 0) return null;
  const values = { count: days.length };
  const all = [...closedDates, ...days].sort();
  const add = () => write(pathTo(COMPANY_FILE, 'closedDates'), all, say('holidaysAdded', values));
  return (
    <div className="mt-3">
      {/* Otherwise a hint names them. */}
      {closedDates.length === 0 && <p>{say(question, { days: days.map(dayName).join(', ') })}</p>}
      <ActionButton text={action} values={values} className="" onClick={add} />
    </div>
  );
}
