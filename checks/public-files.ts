import { isLeftover } from './content';
import { fileQuestion } from './hints';
import { say } from './messages';
import type { Problem } from './problem';
import type { Reading } from './reading';

const HIDDEN = /(^|\/)\.(?!well-known\/|(nojekyll|gitkeep|htaccess)$)/;
const SECRET = /\.(env|pem|key|p12|pfx|kdbx|pst|ost|sql|sqlite|db|mdb|accdb|bak|eml|msg)$|(^|\/)id_(rsa|ed25519)$/i;
const DOCUMENT = /\.(xls[xmb]?|ods|csv|tsv|docx?|docm|odt|rtf|pptx?|numbers|pages|zip|7z|rar)$/i;

/** Refuses files in public/ that are hardly meant for everybody. A document is if the page links to it or an entry in the facts says so. */
export function checkPublicFiles({ paths = [], company: { links, $confirmed = [] } }: Reading): Problem[] {
  const meant = [...links.map(({ url }) => `public${url}`), ...$confirmed];
  return paths.flatMap((file): Problem[] => {
    if (!file.startsWith('public/') || isLeftover(file)) return [];
    if (HIDDEN.test(file) || SECRET.test(file)) return [{ file, key: '', message: say('secretFile') }];
    return !DOCUMENT.test(file) || meant.includes(file) ? [] : [fileQuestion(file, say('publicDocument'))];
  });
}
