import { KEPT_WORDS } from '@/i18n/kept-words';

/** Keeps words such as “e-post” in a text of an island on one line. In other texts, the build does it (tools/build/kept-words.ts). */
export const keepWords = (text: string) =>
  text.split(KEPT_WORDS).map((part, index) =>
    index % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a word is its place in the text
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
