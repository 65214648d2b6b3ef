/** A field of a form, as Sveltia CMS wants it (https://sveltiacms.app/en/docs/fields). */
export interface Field {
  name: string;
  label: string;
  hint?: string;
  widget: string;
  fields?: Field[];
  [option: string]: unknown;
}
export type Data = Record<string, unknown>;
/** `newsUrl` as words: `News link`. */
export function inWords(name: string): string {
  const words = name.replaceAll(/(?<=[a-z0-9])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return capitalize(words.replace(/\burl$/, 'link'));
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Folds the fields away whose keys are in `keys`, and says why. */
export function fold(fields: Field[], keys: string[], path = ''): Field[] {
  return fields.map((field) => {
    const key = path + field.name;
    const inner = field.fields && { fields: fold(field.fields, keys, `${key}.`) };
    if (!keys.includes(key)) return { ...field, ...inner };
    return {
      ...field,
      ...inner,
      collapsed: true,
      hint: ['Not shown with the facts of now.', field.hint].join(' ').trim(),
    };
  });
}
