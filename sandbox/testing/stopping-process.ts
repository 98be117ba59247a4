/**
 * A sandbox in a separate process that a test kills in the middle of payments: `fork(this, [folder])`. It sends its
 * address and settings to the test, and where calls stop.
 */
import { startSandbox } from '../server/start.ts';
import { createStoppingWrapper } from './stopping.ts';

// Blocks the providers' webhooks in this process, so that they wait for the next one.
globalThis.fetch = () => Promise.reject(new Error('The network is down.'));

const [dataDir] = process.argv.slice(2);
if (dataDir === undefined) throw new Error('Name the data folder.');
const sandbox = await startSandbox({
  port: 0,
  dataDir,
  distDir: null,
  // Stopped calls stay open, and all of them come from one address.
  mostFromOneAddress: Number.MAX_SAFE_INTEGER,
  wrapDependencies: createStoppingWrapper((stop) => process.send?.(stop)),
});
process.send?.({ url: sandbox.url, settings: sandbox.settings });
