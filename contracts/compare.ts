import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Comparator } from '@pactflow/openapi-pact-comparator';
import type { Tally } from '../tooling/run.ts';
import { committedFolder, listPactFiles } from './pact-files.ts';

const openapi = join(import.meta.dirname, '..', 'openapi', 'bundle.json');

/** Compares each interaction of the committed pacts with the API document and fails for each contradiction. */
export async function compareWithDocument(): Promise<Tally> {
  const comparator = new Comparator({ oas: JSON.parse(readFileSync(openapi, 'utf8')) });
  const tally = { passed: 0, failed: 0 };
  for (const name of listPactFiles(committedFolder)) {
    const pact = JSON.parse(readFileSync(join(committedFolder, name), 'utf8'));
    const contradicting = new Set<string>();
    for await (const { type, message, mockDetails } of comparator.compare(pact)) {
      if (type === 'error') {
        contradicting.add(mockDetails?.interactionDescription ?? message);
        console.log(`  ✗ ${mockDetails?.interactionDescription}: ${message} (${mockDetails?.location})`);
      }
    }
    tally.failed += contradicting.size;
    tally.passed += pact.interactions.length - contradicting.size;
  }
  console.log(`  ${tally.passed} interactions agree with the API document, ${tally.failed} do not`);
  return tally;
}
