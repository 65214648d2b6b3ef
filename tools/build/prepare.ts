import { type Reading, readingOf } from '@/checks/reading';
import { LOCALE_IDS } from '@/i18n/locales';
import { CONTENT_DIR } from '@/lib/content-dir.mjs';
import { makeNewPictures } from '../pictures/pictures';
import { calendarRevisions, fetchHistory } from './calendar-revision';
import { hostBuild } from './host';
import { readContent } from './read-content';
import { areFactsReadable, assertReadyToBuild } from './readiness';

/** Checks the content, and makes pictures from new masters. Returns what it has read, for later steps. Throws with the errors of both. */
export async function prepareBuild(): Promise<Reading> {
  const reading = readingOf(readContent());
  await runAll([
    () => assertReadyToBuild(process.env, reading),
    () => (areFactsReadable(reading) ? makeNewPictures(CONTENT_DIR, reading) : undefined),
  ]);
  if (hostBuild(process.env)) fetchHistory(CONTENT_DIR);
  // Read by the pages (lib/calendar/build-day.ts).
  process.env.CALENDAR_REVISIONS = JSON.stringify(calendarRevisions(LOCALE_IDS, CONTENT_DIR));
  return reading;
}

/** Runs all steps, so that one round shows the errors of each. */
async function runAll(steps: (() => void | Promise<void>)[]): Promise<void> {
  const results = await Promise.allSettled(steps.map(async (step) => step()));
  const errors: Error[] = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  const [first, ...others] = errors;
  if (first) throw others.length > 0 ? new Error(errors.map(({ message }) => message).join('\n\n')) : first;
}
