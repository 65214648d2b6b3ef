import { company } from './company';
import { clockIn } from './open-state';

/** What the export is told by of which day it is: pages name only closed dates ahead, and the year. */
export const BUILD_DAY_FILE = 'build-day.txt';

/** The day of the office for which pages are built, `2026-12-24`: `BUILD_DAY`, which the live check sets, else today. */
export const buildDay = () => process.env.BUILD_DAY || clockIn(company.timeZone, new Date()).today;
