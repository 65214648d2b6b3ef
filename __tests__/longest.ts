import type { Schema } from '@/build/checks/schema-rules';

/** Words of every length from one letter on. */
const WORDS =
  'å på mva lønn bilag purrer faktura kontoene avstemmer avstemming fakturering kvitteringen skattemelding regnskapsfører dokumentasjonen bilagsbehandling regnskapssystemet arbeidsgiveravgift informasjonskapsler næringsspesifikasjon'.split(
    ' ',
  );
/** Sizes of words in a text, so that long and short ones stand beside each other. */
const MIX = [20, 4, 9, 2, 13, 6, 3, 18, 1, 8, 11];

/** A text of so many letters, whose words are no longer than `most`, and one of which is as long. */
function phrase(length: number, most: number): string {
  const text: string[] = [];
  for (let left = length, turn = 0; left > 0; turn++) {
    const wanted = Math.min(MIX[turn % MIX.length] ?? 1, most, WORDS.length, left);
    // No single space may be left over.
    const size = left - wanted === 1 ? Math.max(1, wanted - 1) : wanted;
    text.push(WORDS[size - 1] ?? '');
    left -= size + 1;
  }
  return text.join(' ');
}

/** The longest text that the schema lets a place have, with what the site fills in there. */
function longest(place: Schema, text: string): string {
  const { max, word = 20, placeholders = [] } = place;
  if (!max) return text;
  const values = placeholders.filter((name) => name.startsWith('{')).map((name) => (name === '{count}' ? '' : name));
  const used = values.reduce((sum, name) => sum + Math.max(0, name.length - 2) + 1, 0);
  const own = phrase(max - used, word);
  const [tag] = placeholders.filter((name) => name.startsWith('<'));
  const tagged = tag ? own.replace(/\S+ \S+$/, (end) => `${tag}${end}${tag.replace('<', '</')}`) : own;
  const count = placeholders.includes('{count}') ? '{count, plural, one {} other {}}' : '';
  return [tagged, ...values.filter(Boolean)].join(' ') + count;
}

/** The same catalog with the longest text in every place; the headline has a rule of its own (lib/headline.ts). */
export function stretched(data: object, schema: Schema, path = ''): object {
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => {
      const others = schema.additionalProperties;
      const place = schema.properties?.[key] ?? (typeof others === 'object' ? others : {});
      const name = path ? `${path}.${key}` : key;
      if (typeof value === 'object' && !Array.isArray(value)) return [key, stretched(value, place, name)];
      const kept = key.startsWith('$') || name === 'hero.title' || name.startsWith('technology.example.');
      return [key, kept ? value : longest(place, value)];
    }),
  );
}
