import { type FormEvent, useState } from 'react';
import { COMPANY_FILE } from '@/checks/content';
import { FACT_TREE } from '@/company/fact-tree';
import { missingHolidays } from '@/company/holidays';
import { Act, Field, factPath, idOf, useDescribed } from './form';
import { withValue } from './merge';
import { confirmed } from './sample';
import { changeMuch, useEditor } from './state';
import { companyIn } from './version';
import { dayName, say, told } from './words';

const KEY = 'closedDates';
const NODE = FACT_TREE.properties?.[KEY];

/** The days on which the office is closed besides, with the holidays that are missing. */
export function ClosedDays() {
  const { now } = useEditor();
  const [day, setDay] = useState('');
  const { mistakes } = useDescribed(COMPANY_FILE, KEY);
  const company = companyIn(now);
  const { closedDates } = company;
  const today = new Date().toISOString().slice(0, 10);
  const missing = company.country === 'NO' ? missingHolidays(company, today) : [];
  const set = (days: string[], message: string) => {
    const sorted = days.length > 0 ? [...new Set(days)].sort() : undefined;
    changeMuch((all) => confirmed(withValue(all, factPath(KEY), sorted), [COMPANY_FILE], [KEY]), message);
  };
  const addOne = (event: FormEvent) => {
    event.preventDefault();
    set([...closedDates, day], say('added', { name: dayName(day) }));
    setDay('');
  };
  const addAll = () => set([...closedDates, ...missing], say('holidaysAdded', { count: missing.length }));
  const remove = (date: string) => {
    const others = closedDates.filter((one) => one !== date);
    set(others, say('removed', { name: dayName(date) }));
  };
  return (
    <Field label={told(NODE?.label)} help={told(NODE?.help)} files={[COMPANY_FILE]} fieldKey={KEY} isGroup>
      {missing.length > 0 && (
        <div className="mt-2">
          <p>{say('holidaysMissing', { days: missing.map(dayName).join(', ') })}</p>
          <button type="button" onClick={addAll}>
            {say('addHolidays', { count: missing.length })}
          </button>
        </div>
      )}
      <ul id={idOf(COMPANY_FILE, KEY)} tabIndex={-1}>
        {closedDates.map((date) => (
          <li key={date} className="flex flex-wrap items-center gap-x-4 border-rule border-b">
            {dayName(date)}
            <Act word="remove" of={dayName(date)} onClick={() => remove(date)} />
          </li>
        ))}
      </ul>
      <form className="mt-2 flex flex-wrap items-end gap-3" onSubmit={addOne}>
        <label>
          {say('newDay')}
          <input type="date" required value={day} onChange={({ target }) => setDay(target.value)} />
        </label>
        <button type="submit">{say('add')}</button>
      </form>
      {mistakes}
    </Field>
  );
}
