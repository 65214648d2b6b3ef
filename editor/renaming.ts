import { catalogFile } from '@/checks/content';
import { SAMPLE_NAMES, textEntries } from '@/company/marks';
import { withValue } from './merge';
import { companyIn, LOCALES, textsIn, type Version } from './version';

/** The short name that texts still have, the saved or the sample's one, and how many; undefined if none has. */
export function formerName(base: Version, now: Version): { former: string; count: number } | undefined {
  const { brand } = companyIn(now);
  const names = [companyIn(base).brand, SAMPLE_NAMES[0] ?? ''].filter((name) => name && !brand.includes(name));
  const texts = LOCALES.flatMap((locale) => textEntries(textsIn(now, locale)));
  for (const former of names) {
    const { length: count } = texts.filter(([, text]) => text.includes(former));
    if (count > 0) return { former, count };
  }
}

/** A version with the short name of the facts in place of a former one in all texts. */
export function renamed(version: Version, former: string): Version {
  const { brand } = companyIn(version);
  return LOCALES.reduce((all, locale) => {
    const found = textEntries(textsIn(all, locale)).filter(([, text]) => text.includes(former));
    return found.reduce((one, [key, text]) => {
      return withValue(one, [catalogFile(locale), ...key.split('.')], text.replaceAll(former, brand));
    }, all);
  }, version);
}
