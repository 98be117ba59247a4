/**
 * `npm run contracts -- --other-verifier` replays the committed pacts on a sandbox with Pact's own verifier instead of ours, as
 * an API team with a broker does. `serve-states` gives it the values of the requests. It takes over a minute, so
 * `npm run test:long` runs it.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Verifier } from '@pact-foundation/pact';
import { startSandbox } from '../../sandbox/server/start.ts';
import { endWithTally } from '../../tooling/run.ts';
import { PACT_FOLDER } from '../shipped.ts';
import { findChangedLists, readDemoLists } from './demo-lists.ts';
import { readInteractions } from './interactions.ts';
import { readFailedInteractions } from './replay.ts';
import { serveStates } from './serve-states.ts';

const TIMEOUT_MS = 10_000;

const sandbox = await startSandbox({ port: 0, dataDir: 'memory', distDir: null });
const provider = { url: sandbox.url, statesUrl: null, timeoutMs: TIMEOUT_MS, extraHeaders: {} };
const stateServer = await serveStates(provider, 0);
const address = stateServer.address();
const port = typeof address === 'object' && address ? address.port : 0;
const listsBefore = await readDemoLists(sandbox.url);

const failedInteractions = await new Verifier({
  provider: 'operator-api',
  providerBaseUrl: sandbox.url,
  pactUrls: readdirSync(PACT_FOLDER).map((file) => join(PACT_FOLDER, file)),
  providerStatesSetupUrl: `http://127.0.0.1:${port}/`,
  providerStatesSetupTeardown: true,
  logLevel: 'error',
})
  .verifyProvider()
  .then(() => [], readFailedInteractions);

const changedLists = findChangedLists(listsBefore, await readDemoLists(sandbox.url));
for (const { interaction, problems } of failedInteractions)
  console.error([`  ✗ ${interaction}`, ...problems.map((problem) => `    · ${problem}`)].join('\n'));
for (const path of changedLists) console.error(`  ✗ GET ${path} has other entries than before`);

stateServer.close();
stateServer.closeAllConnections();
await sandbox.close();
endWithTally({
  passed: readInteractions(PACT_FOLDER).length - failedInteractions.length,
  failed: failedInteractions.length + changedLists.length,
});
