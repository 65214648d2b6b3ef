/** Part of `npm run lint`: formats what owners write, so that spaces, line ends and a byte order mark are no mistakes. */
import { removeByteOrderMarks } from '@/export/files';
import { run, runPackage } from './run';

run(async () => {
  removeByteOrderMarks('.');
  // What cannot be read is named by the check that follows.
  runPackage('biome', ['format', '--write', 'content', 'messages'], { stdio: 'ignore' });
});
