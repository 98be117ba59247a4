import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Comparator } from '@pactflow/openapi-pact-comparator';
import type { Tally } from '../tooling/run.ts';
import { COMMITTED_FOLDER, listPactFiles } from './pact-files.ts';

const BUNDLE_FILE = join(import.meta.dirname, '..', 'openapi', 'bundle.json');

/** Compares each interaction of the committed pacts with the API document and fails for each contradiction. */
export async function compareWithDocument(): Promise<Tally> {
  const comparator = new Comparator({ oas: JSON.parse(readFileSync(BUNDLE_FILE, 'utf8')) });
  const tally = { passed: 0, failed: 0 };
  for (const fileName of listPactFiles(COMMITTED_FOLDER)) {
    const pact = JSON.parse(readFileSync(join(COMMITTED_FOLDER, fileName), 'utf8'));
    const contradictingDescriptions = new Set<string>();
    for await (const { type, message, mockDetails } of comparator.compare(pact)) {
      if (type === 'error') {
        contradictingDescriptions.add(mockDetails?.interactionDescription ?? message);
        console.log(`  ✗ ${mockDetails?.interactionDescription}: ${message} (${mockDetails?.location})`);
      }
    }
    tally.failed += contradictingDescriptions.size;
    tally.passed += pact.interactions.length - contradictingDescriptions.size;
  }
  console.log(`  ${tally.passed} interactions agree with the API document, ${tally.failed} do not`);
  return tally;
}
