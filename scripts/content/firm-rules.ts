import type { OpeningHours } from '@/site/firm';
import type { Path, Problem, Source } from './source';

type Facts = { openingHours: OpeningHours[]; closedDates: string[]; privacyUpdated: string } & Record<
  'services' | 'platforms',
  { id: string }[]
>;
/** Where the catalogs have the texts of what the facts list. */
const TEXTS = { services: 'services', platforms: 'technology' } as const;

/** What a JSON Schema can't say of the facts; call it only with facts that their schema is content with. */
export function checkFirm(firm: Source, catalogs: Source[]): Problem[] {
  const facts = firm.data as Facts;
  return [
    ...checkHours(firm, facts.openingHours),
    ...facts.closedDates.flatMap((date, index) => checkDate(firm, ['closedDates', index], date)),
    ...checkDate(firm, ['privacyUpdated'], facts.privacyUpdated),
    ...checkList(firm, 'services', catalogs),
    ...checkList(firm, 'platforms', catalogs),
  ];
}

function checkHours(firm: Source, spans: OpeningHours[]): Problem[] {
  return spans.flatMap((span, index) => {
    if (span.closes <= span.opens) {
      const message = `the hours end (${span.closes}) before they begin (${span.opens})`;
      return [firm.problem(['openingHours', index, 'closes'], message)];
    }
    return spans.slice(0, index).flatMap((other) => {
      const days = span.days.filter((day) => other.days.includes(day));
      const overlap = days.length > 0 && span.opens < other.closes && other.opens < span.closes;
      const message = `on ${days.join(', ')} these hours overlap others, ${other.opens} to ${other.closes}`;
      return overlap ? [firm.problem(['openingHours', index], message)] : [];
    });
  });
}

/** A day that its month does not have, such as 30 February, is read as one of the next. */
function checkDate(firm: Source, path: Path, date: string): Problem[] {
  const day = Number(date.slice(-2));
  return new Date(date).getUTCDate() === day ? [] : [firm.problem(path, `there is no such day as "${date}"`)];
}

function checkList(firm: Source, list: keyof typeof TEXTS, catalogs: Source[]): Problem[] {
  const ids = (firm.data as Facts)[list].map(({ id }) => id);
  return ids.flatMap((id, index) => {
    const path: Path = [list, index, 'id'];
    const twice = ids.indexOf(id) < index ? [firm.problem(path, `"${id}" stands twice in this list`)] : [];
    const without = catalogs.filter(({ data }) => {
      const texts = (data as Record<string, Record<string, { body?: unknown }>> | null)?.[TEXTS[list]]?.[id];
      return typeof texts?.body !== 'string';
    });
    const texts = without.map(({ file }) => firm.problem(path, `${file} has no texts for it, ${TEXTS[list]}.${id}`));
    return [...twice, ...texts];
  });
}
