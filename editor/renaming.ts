import { SAMPLE_NAMES, textEntries } from '@/company/marks';
import { pathTo, withValue } from './merge';
import { CATALOGS, companyIn, type Version } from './version';

const textsWith = (version: Version, name: string) =>
  CATALOGS.flatMap((file) =>
    textEntries(version[file]).flatMap(([key, text]) =>
      text.includes(name) ? [{ path: pathTo(file, key), text }] : [],
    ),
  );

/** The former short name, saved or of the sample, and how many texts have it; undefined if none has. */
export function formerName(base: Version, now: Version): { former: string; count: number } | undefined {
  const { brand } = companyIn(now);
  const names = [companyIn(base).brand, SAMPLE_NAMES[0] ?? ''].filter((name) => name && !brand.includes(name));
  const counted = names.map((former) => ({ former, count: textsWith(now, former).length }));
  return counted.find(({ count }) => count > 0);
}

/** A version with the short name of the facts in place of a former one in all texts. */
export const renamed = (version: Version, former: string): Version =>
  textsWith(version, former).reduce(
    (all, { path, text }) => withValue(all, path, text.replaceAll(former, companyIn(version).brand)),
    version,
  );
