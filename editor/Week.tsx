import { COMPANY_FILE } from '@/checks/content';
import { FACT_TREE } from '@/company/fact-tree';
import { missingHolidays } from '@/company/holidays';
import { isConfirmed, isIn } from '@/company/marks';
import { Act, Field, idOf } from './form';
import { type Day, type DayKind, KINDS, rowsOf, weekOf, withKind } from './hours';
import { pathTo } from './merge';
import { useEditor, write } from './state';
import { companyIn, factsIn } from './version';
import { dayName, lang, messageOf, say, told } from './words';

const KEY = 'openingHours';
const MONDAY = Date.UTC(2024, 0, 1);
const weekday = new Intl.DateTimeFormat(lang, { weekday: 'long', timeZone: 'UTC' });
const nameOf = (index: number) => weekday.format(MONDAY + index * 86_400_000);

export function Week() {
  const { now, found } = useEditor();
  const own = found.problems.filter(({ file, key }) => file === COMPANY_FILE && isIn([KEY], key));
  const week = weekOf(companyIn(now).openingHours);
  const set = (days: Day[]) => write(pathTo(COMPANY_FILE, KEY), rowsOf(days));
  const likeMonday = () => set(week.map((day, index) => (index < 5 ? (week[0] ?? day) : day)));
  return (
    <Field label={told(FACT_TREE.properties?.[KEY]?.label)} help={say('weekHelp')} fieldKey={KEY} isGroup>
      <div id={idOf(COMPANY_FILE, KEY)} tabIndex={-1}>
        {week.map((day, index) => (
          <DayRow key={nameOf(index)} name={nameOf(index)} day={day} set={(next) => set(week.with(index, next))} />
        ))}
      </div>
      <Act word="likeMonday" onClick={likeMonday} />
      <p className="font-medium text-red">{[...new Set(own.map(messageOf))].join(' ')}</p>
    </Field>
  );
}

function DayRow({ name, day, set }: { name: string; day: Day; set: (day: Day) => void }) {
  return (
    <fieldset className="flex min-w-0 flex-wrap items-center gap-x-4 border-rule border-b" aria-label={name}>
      <span className="w-24 capitalize">{name}</span>
      <select
        className="w-auto max-w-full"
        aria-label={name}
        value={day.kind}
        onChange={({ target }) => set(withKind(day, target.value as DayKind))}
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

/** Adds the Norwegian holidays that are not among the closed days, unless the owner has answered that none is missing. */
export function Holidays() {
  const { now } = useEditor();
  const { country, closedDates, ...company } = companyIn(now);
  const missing = missingHolidays({ ...company, closedDates }, new Date().toISOString().slice(0, 10));
  if (country !== 'NO' || missing.length === 0 || isConfirmed(factsIn(now), 'closedDates')) return null;
  const values = { count: missing.length };
  const days = [...closedDates, ...missing].sort();
  const add = () => write(pathTo(COMPANY_FILE, 'closedDates'), days, say('holidaysAdded', values));
  return (
    <div className="mt-8">
      {/* Otherwise a hint names them. */}
      {closedDates.length === 0 && <p>{say('holidaysMissing', { days: missing.map(dayName).join(', ') })}</p>}
      <Act word="addHolidays" values={values} className="" onClick={add} />
    </div>
  );
}
