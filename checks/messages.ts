import type { Bilingual, Reader } from '@/model/bilingual';
import MESSAGES from './messages.json' with { type: 'json' };

type MessageKey = keyof typeof MESSAGES;
type Value = string | number | string[] | Bilingual;

/** Rounded down to two decimals: a value that is too low must not look high enough. */
const ROUNDED_DOWN = { useGrouping: false, maximumFractionDigits: 2, roundingMode: 'floor' } as const;
const NUMBERS = { no: new Intl.NumberFormat('no', ROUNDED_DOWN), en: new Intl.NumberFormat('en', ROUNDED_DOWN) };

export const isMessage = (key: string): key is MessageKey => key in MESSAGES;

export function say(key: MessageKey, values: Record<string, Value> = {}): Bilingual {
  return fillBilingual(MESSAGES[key], values);
}

export function fillBilingual([no = '', en = '']: string[], values: Record<string, Value>): Bilingual {
  return { no: fill(no, values, 'no'), en: fill(en, values, 'en') };
}

export function fill(message: string, values: Record<string, Value>, reader: Reader): string {
  return message.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`no value for {${name}} in “${message}”`);
    if (typeof value === 'number') return NUMBERS[reader].format(value);
    if (Array.isArray(value)) return new Intl.ListFormat(reader).format(value);
    return typeof value === 'string' ? value : value[reader];
  });
}

export const MISSING = say('missing');
export const UNKNOWN = say('unknown');
