// `tsx tools/update.ts OLD NEW` adapts the content to the revision NEW of the template (tools/update.sh).
import { run } from './run';

run(async () => {
  // Not at the top: `run` then names a mistake in colors.ts or languages.ts too.
  const { updateContent } = await import('./update-content');
  const [from = '', to = ''] = process.argv.slice(2);
  for (const line of updateContent({ from, to })) console.log(line);
});
