import { pagesOf } from '@/export/files';
import { attribute, elementsOf } from '@/export/html';
import { errorCode, type Site } from './site';

/** Links of the built pages to other sites that lead nowhere, a sentence each. Sites that refuse programs are not named. */
export async function deadLinks({ origin, dir, ask }: Site): Promise<string[]> {
  const found = await Promise.all(
    outgoing(origin, dir).map(async (link) => ({ link, answer: await answerOf(link, ask) })),
  );
  return found
    .filter(({ answer }) => typeof answer === 'string' || answer === 404 || answer === 410 || answer >= 500)
    .map(({ link, answer }) => `the link to ${link} leads nowhere (${answer})`);
}

function outgoing(origin: string, dir: string): string[] {
  const elements = pagesOf(dir).pages.flatMap(({ html }) => elementsOf(html));
  const links = elements.flatMap((element) => (element.tagName === 'a' ? (attribute(element, 'href') ?? []) : []));
  return [...new Set(links)].filter((link) => link.startsWith('https://') && !link.startsWith(`${origin}/`));
}

/** The status, or what keeps it from being reached. */
const answerOf = (link: string, ask: Site['ask']): Promise<number | string> =>
  ask(link).then(({ status }) => status, errorCode);
