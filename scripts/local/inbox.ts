import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Answers the native form post; a scripted one cannot read it. */
export const CONFIRMATION =
  '<!DOCTYPE html><html lang="en"><title>Received</title><p>Received. Go back to return to the site.</p></html>';

/**
 * Makes what keeps one contact request as a file in `inbox`, its fields in the order in which they were sent (of a file its
 * name), and prints it.
 */
export function keeper(inbox: string): (form: FormData) => void {
  let count = 0;
  return (form) => {
    const fields = [...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]);
    const time = new Date().toISOString();
    count += 1;
    const record = JSON.stringify({ time, ...Object.fromEntries(fields) }, null, 2);
    mkdirSync(inbox, { recursive: true });
    // Windows allows no colon in a file name.
    const file = join(inbox, `${time.replaceAll(':', '-')}-${count}.json`);
    writeFileSync(file, `${record}\n`);
    console.log(`${file}\n${record}`);
  };
}
