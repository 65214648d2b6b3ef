// `tsx tools/update.ts OLD NEW` updates the content from revision OLD of the template to NEW (tools/update.sh).
import { run } from './run';

run(async () => {
  // Imported here so that `run` reports an error in colors.ts or languages.ts.
  const { updateContent } = await import('./update-content');
  const [from = '', to = ''] = process.argv.slice(2);
  for (const line of updateContent({ from, to })) console.log(line);
});
