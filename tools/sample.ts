// `npx tsx tools/sample.ts`: after a change of the sample's texts or facts, writes cms/checks/sample.json, by which the
// checks know them. Only for the template: in a company's copy, its own texts would count as the sample's.
import { writeFileSync } from 'node:fs';
import { sampleHashes } from './build/sample-hashes';
import { run } from './run';

run(async () => writeFileSync('cms/checks/sample.json', `${JSON.stringify(sampleHashes(), null, 2)}\n`));
