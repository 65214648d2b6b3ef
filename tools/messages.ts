import { fillBilingual } from '@/checks/messages';
import type { Bilingual } from '@/model/bilingual';
import MESSAGES from './messages.json' with { type: 'json' };

export const say = (key: keyof typeof MESSAGES, values: Record<string, string | number | Bilingual> = {}): Bilingual =>
  fillBilingual(MESSAGES[key], values);

export const about = (subject: string, { no, en }: Bilingual): Bilingual => ({
  no: `${subject}: ${no}`,
  en: `${subject}: ${en}`,
});

/** Returns messages as lines, first all in Norwegian, then in English. */
export const inBothLanguages = (messages: Bilingual[]): string =>
  [messages.map(({ no }) => no), messages.map(({ en }) => en)].map((lines) => lines.join('\n')).join('\n\n');
