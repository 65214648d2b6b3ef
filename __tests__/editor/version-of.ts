import type { Content } from '@/checks/content';
import { GitHub } from '@/editor/github';
import { EDITED_FILES, type Version } from '@/editor/version';

/** A GitHub that is not asked for anything but what it knows. */
export const TEST_GITHUB = new GitHub({ repository: 'firm/site', apiRoot: 'http://localhost' });

/** The content of a folder as the editor has it. */
export function versionOf({ files, drawings, pictures }: Content): Version {
  const others = { ...files, ...drawings };
  for (const [path, text] of Object.entries(others)) TEST_GITHUB.texts.set(path, text);
  const ids = Object.fromEntries(Object.keys(others).map((path) => [path, path]));
  const data = EDITED_FILES.map((path) => [path, JSON.parse(files[path] ?? '{}')]);
  return { ...pictures, ...ids, ...Object.fromEntries(data) };
}
