import { COMPANY_FILE } from '@/checks/content';
import { EDITED_FILES, readFacts, type Version } from '@/editor/rows/version';
import { GitHub } from '@/editor/stores/github';
import type { readContent } from '@/tools/build/read-content';

/** A client that knows the content of `versionOf` and sends no requests. */
export const TEST_GITHUB = new GitHub({ repository: 'firm/site', apiRoot: 'http://localhost' });

/** Returns the content of a folder as a version of the editor. */
export function versionOf({ files, pictures, paths = [] }: ReturnType<typeof readContent>): Version {
  for (const [path, text] of Object.entries(files)) TEST_GITHUB.texts.set(path, text);
  const ids = Object.fromEntries(Object.keys(files).map((path) => [path, path]));
  const published = paths.filter((path) => path.startsWith('public/')).map((path) => [path, path]);
  const data = EDITED_FILES.map((path) => {
    const content = JSON.parse(files[path] ?? '{}');
    return [path, path === COMPANY_FILE ? readFacts(content) : content];
  });
  return { ...Object.fromEntries(published), ...pictures, ...ids, ...Object.fromEntries(data) };
}
