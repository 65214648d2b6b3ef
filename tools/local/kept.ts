import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DAY_MS } from '@/lib/calendar/dates';

const DAYS = 60;

/** Files beside a company's folders: pictures and documents of drafts, what saves have replaced, and what is being written. */
export class Kept {
  constructor(private folder: string) {
    this.removeOld();
  }

  private removeOld(): void {
    const limit = Date.now() - DAYS * DAY_MS;
    const files = existsSync(this.folder) ? readdirSync(this.folder).map((name) => join(this.folder, name)) : [];
    for (const file of files.filter((one) => statSync(one).mtimeMs < limit)) rmSync(file, { recursive: true });
  }

  read(id: string): Buffer | undefined {
    const file = join(this.folder, id);
    return existsSync(file) ? readFileSync(file) : undefined;
  }

  keep(id: string, bytes: Buffer): void {
    if (!existsSync(join(this.folder, id))) renameSync(this.draft(bytes), join(this.folder, id));
  }

  /** Writes bytes to a new file, which is to be moved where it belongs. Returns its name. */
  draft(bytes: Buffer): string {
    mkdirSync(this.folder, { recursive: true });
    const file = join(this.folder, `new-${randomUUID()}`);
    try {
      writeFileSync(file, bytes);
    } catch (error) {
      rmSync(file, { force: true });
      throw error;
    }
    return file;
  }
}
