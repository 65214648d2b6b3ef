import { ControlText } from './ControlText.browser';
import { keepWords } from './keep-words.browser';

export type LinkedSentence = Record<'before' | 'words' | 'after' | 'href', string>;

const MARK = '\u0000';

/** Marks the linked words of a text for `linkedSentence`: `t.markup(key, { link: markWords })`. */
export const markWords = (words: string) => MARK + words + MARK;

/** Splits a text at the words that `markWords` has marked, which will link to `href`. */
export function linkedSentence(text: string, href: string): LinkedSentence {
  const [before = '', words = '', after = ''] = text.split(MARK);
  return { before, words, after, href };
}

type Props = { text: string | LinkedSentence; className: string };

export function LinkedText({ text, className }: Props) {
  if (typeof text === 'string') return keepWords(text);
  return (
    <>
      {keepWords(text.before)}
      {text.words && (
        <a className={className} href={text.href}>
          <ControlText>{text.words}</ControlText>
        </a>
      )}
      {keepWords(text.after)}
    </>
  );
}
