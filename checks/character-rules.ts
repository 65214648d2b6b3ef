import type { Words } from '@/company/words';
import * as M from './messages';
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

function wrongCharacter(text: string): Words | undefined {
  if (text.includes('\ufffd')) return M.LOST;
  const [mojibake] = MOJIBAKE.exec(text) ?? [];
  if (mojibake) return M.mojibake(mojibake);
  if (isBlank(text)) return undefined;
  const code = INVISIBLE.exec(text)?.[0].codePointAt(0)?.toString(16);
  return code ? M.invisible(code.padStart(4, '0')) : undefined;
}
