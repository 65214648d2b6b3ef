import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** What the parser's codes mean to those who write texts; other codes are shown as they are. */
const SYNTAX: Record<string, string> = {
  EXPECT_ARGUMENT_CLOSING_BRACE: 'a { has no } to close it',
  EMPTY_ARGUMENT: 'there is no name between { and }',
  MALFORMED_ARGUMENT: 'the name between { and } has to be one word',
  INVALID_TAG: 'a < has no > to close it',
  UNCLOSED_TAG: 'a tag is opened and not closed: <name> needs </name>',
  UNMATCHED_CLOSING_TAG: 'a closing tag </name> does not fit the tag before it',
};

/**
 * The placeholders and tags of a text in the order of the alphabet, each once: `{phone}`, `<link>`. Throws an Error that
 * says in plain words why the text can't be read as an ICU message.
 */
export function placeholdersOf(text: string): string[] {
  try {
    return [...new Set(parse(text).flatMap(namesIn))].sort();
  } catch (error) {
    const code = (error as Error).message;
    throw new Error(SYNTAX[code] ?? code.toLowerCase().replaceAll('_', ' '));
  }
}

function namesIn(element: MessageFormatElement): string[] {
  switch (element.type) {
    case TYPE.literal:
    case TYPE.pound:
      return [];
    case TYPE.tag:
      return [`<${element.value}>`, ...element.children.flatMap(namesIn)];
    case TYPE.select:
    case TYPE.plural:
      return [`{${element.value}}`, ...Object.values(element.options).flatMap(({ value }) => value.flatMap(namesIn))];
    default:
      return [`{${element.value}}`];
  }
}
