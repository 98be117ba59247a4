/**
 * The sandbox for browser tests and budgets: in memory, with real centres from the folder `PAVILION_REAL_DATA` if it is set,
 * or else with a small invented file of the same format.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { importOutcodes } from '../sandbox/import/import-outcodes.ts';
import { importVenues } from '../sandbox/import/import-venues.ts';
import { startSandbox } from '../sandbox/server/start.ts';
import { distFolder } from '../tooling/build.ts';
import { readPort } from '../tooling/defaults.ts';
import { endWithSentence, root } from '../tooling/run.ts';
import { stopCleanly } from '../tooling/stop-cleanly.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string' },
    'for-faults': { type: 'boolean', default: false },
    patient: { type: 'boolean', default: false },
  },
});
/** Long, so that no call fails on a busy machine. */
const PATIENT_CONFIG = { requestTimeoutMs: 60_000 };
/** A timeout longer than a slow response and shorter than the default, and analytics, to check what they receive. */
const FAULTS_CONFIG = { requestTimeoutMs: 5000, analytics: { isEnabled: true, hasBanner: true } };
const MADE_UP_FOLDER = join(root, 'tests/fixtures/data');

try {
  const folder = process.env.PAVILION_REAL_DATA ?? MADE_UP_FOLDER;
  if (!existsSync(folder)) throw new Error(`PAVILION_REAL_DATA names ${folder}, which does not exist.`);
  const sandbox = await startSandbox({
    port: readPort(values.port, 4310),
    dataDir: 'memory',
    distDir: distFolder,
    ...(values['for-faults'] ? { config: FAULTS_CONFIG } : {}),
    ...(values.patient ? { config: PATIENT_CONFIG } : {}),
    // Imports before the server listens, so that no browser sees it without centres.
    prepare: async (store) => {
      const venues = await importVenues(store, join(folder, 'leisure-centres.csv'));
      const outcodes = await importOutcodes(store, join(folder, 'outcodes.csv'));
      console.log(`Imported ${venues.addedCount} centres and ${outcodes.addedCount} postcode districts.`);
    },
  });
  stopCleanly(() => sandbox.close());
} catch (error) {
  endWithSentence(error);
}
