import { checkContent } from './content';
import type { Problem } from './source';

/** Often enough to feel at once, seldom enough to read in peace, in seconds. */
const RELOAD_S = 2;

/**
 * A page that says all that is wrong with texts and facts, for `next dev` to show in the place of any other; it loads
 * itself anew until nothing is wrong. Null when nothing is.
 * @param root the project's folder
 */
export function problemsPage(root: string): string | null {
  const problems = checkContent(root);
  return problems.length > 0 ? render(problems) : null;
}

function render(problems: Problem[]): string {
  const rows = problems.map(({ file, line, key, message }) => {
    const place = [file, line || ''].filter(Boolean).join(':');
    return `<li><code>${escaped(place)}</code> <b>${escaped(key)}</b><br>${escaped(message)}</li>`;
  });
  return `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="${RELOAD_S}"><title>${problems.length} to mend</title>
<style>body{max-width:60rem;margin:3rem auto;padding:0 1.5rem;font:1.0625rem/1.5 system-ui,sans-serif;color:#111;background:#fff}
li{margin:1.25rem 0}code{color:#555}</style>
<h1>To mend in texts and facts: ${problems.length}</h1><p>The page comes back by itself when this list is empty.</p>
<ol>${rows.join('')}</ol></html>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
}
