import { Refusal } from './github';
import catalogs from './words.json' with { type: 'json' };

/** Norwegian for browsers whose first language of the two is Norwegian, else English. */
const language = navigator.languages.map((name) => name.slice(0, 2)).find((name) => /^(n[bno]|en)$/.test(name)) ?? 'en';
export const lang = language === 'en' ? 'en' : 'nb';
export const reader = language === 'en' ? 'en' : 'no';
export const words = catalogs[reader];

/** A sentence with its placeholders filled in. */
export const fill = (sentence: string, values: Record<string, string | number>) =>
  sentence.replaceAll(/\{(\w+)\}/g, (_, name) => String(values[name]));

/** What to say when GitHub refuses. */
export function sentenceOf(error: unknown, repository: string): string {
  if (!(error instanceof Refusal)) return (error as Error).message;
  if (error.status === 0) return words.offline;
  if (error.status === 401) return words.badToken;
  if (error.status === 403 || error.status === 404) return fill(words.noAccess, { repository });
  return fill(words.failed, { reason: error.message });
}
