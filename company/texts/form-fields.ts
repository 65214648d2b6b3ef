import { type FieldDefinition, FORM_FIELDS } from '@/company/form-fields';
import { say } from '@/company/words';
import type { TextLine } from './line';

/** The texts that the fields of the contact form have: a label each, an error if it is required, and options if it has some. */
export const FIELD_TEXTS: Record<string, TextLine> = Object.fromEntries(Object.entries(FORM_FIELDS).flatMap(([name, definition]) => textsOf(name, definition)));

function textsOf(name: string, { text, input: { required, options = [] } }: FieldDefinition): [string, TextLine][] {
  const label = say(`Navnet på feltet «${name}».`, `Name of the field “${name}”.`);
  const error = say(`Under feltet «${name}» når det er tomt.`, `Under the field “${name}” when it is empty.`);
  const option = say(`Et valg i feltet «${name}».`, `An option of the field “${name}”.`);
  const texts: [string, TextLine][] = [[`contact.form.${text}`, { about: label, max: 24 }]];
  if (required) texts.push([`contact.form.errors.${text}`, { about: error, max: 48 }]);
  if (options.length > 0) {
    texts.push(['contact.form.options', { about: say('Valg i felt.', 'Options of fields.') }]);
    texts.push([`contact.form.options.${text}`, { about: say(`Valgene i feltet «${name}».`, `The options of “${name}”.`) }]);
  }
  return [...texts, ...options.map((id): [string, TextLine] => [`contact.form.options.${text}.${id}`, { about: option, max: 32 }])];
}
