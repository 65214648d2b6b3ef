import { say, type Words } from '@/company/words';
import type { Problem } from './problem';
import { isBlank, type Source, textEntries } from './source';

/** UTF-8 that was read as Windows-1252: `Ã¥` for å, `â€“` for a dash. */
const SECOND = '[\\u0080-\\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]';
const MOJIBAKE = new RegExp(`[ÃÅÐÑ]${SECOND}|â€|Â[\\u00a0-\\u00bf]`);
/** What no font shows and what turns the direction of a line, but for soft hyphens and joiners of letters. */
const INVISIBLE = /(?![\u00ad\u200c\u200d])[\p{Cc}\p{Cf}\u2028\u2029]/u;

const LOST = say(
  'filen er ikke lagret som UTF-8; lagre den slik, og skriv bokstavene på nytt',
  'this file is not saved as UTF-8; save it so, and write the letters again',
);

/** The strings of a file that have characters which nobody typed. */
export function checkCharacters({ data, problem }: Source): Problem[] {
  return textEntries(data).flatMap(([key, text]) => {
    const mistake = wrongCharacter(text);
    return mistake ? [problem(key, mistake)] : [];
  });
}

function wrongCharacter(text: string): Words | undefined {
  if (text.includes('\ufffd')) return LOST;
  const [mojibake] = MOJIBAKE.exec(text) ?? [];
  if (mojibake) {
    return say(
      `«${mojibake}» står for en bokstav som ble lagret i en annen tegnkoding; skriv den på nytt`,
      `“${mojibake}” stands for a letter that was saved in another encoding; write it again`,
    );
  }
  if (isBlank(text)) return;
  const code = INVISIBLE.exec(text)?.[0].codePointAt(0)?.toString(16).padStart(4, '0');
  if (!code) return;
  return say(
    `det er et usynlig tegn i denne teksten (\\u${code}); skriv ordene rundt på nytt`,
    `there is an invisible character in this text (\\u${code}); write the words around it again`,
  );
}
