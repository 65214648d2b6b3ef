import type { Problem } from './problem';
import { isBlank, type Source, textEntries } from './source';

/** UTF-8 that was read as Windows-1252: `Ã¥` for å, `â€“` for a dash. */
const SECOND = '[\\u0080-\\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]';
const MOJIBAKE = new RegExp(`[ÃÅÐÑ]${SECOND}|â€|Â[\\u00a0-\\u00bf]`);
/** What no font shows and what turns the direction of a line, but for soft hyphens and joiners of letters. */
const INVISIBLE = /(?![\u00ad\u200c\u200d])[\p{Cc}\p{Cf}\u2028\u2029]/u;

/** The strings of a file that have characters which nobody typed. */
export function checkCharacters({ data, problem }: Source): Problem[] {
  return textEntries(data).flatMap(([key, text]) => {
    const mistake = wrongCharacter(text);
    return mistake ? [problem(key, mistake)] : [];
  });
}

function wrongCharacter(text: string): string | undefined {
  if (text.includes('\ufffd')) return 'this file is not saved as UTF-8; save it so, and write the letters again';
  const [mojibake] = MOJIBAKE.exec(text) ?? [];
  if (mojibake) return `“${mojibake}” stands for a letter that was saved in another encoding; write it again`;
  if (isBlank(text)) return;
  const code = INVISIBLE.exec(text)?.[0].codePointAt(0)?.toString(16).padStart(4, '0');
  if (code) return `there is an invisible character in this text (\\u${code}); write the words around it again`;
}
