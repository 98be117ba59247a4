/** A sandbox in a process of its own, to be killed in the middle of payments: `fork(this, [folder])`. It says its address and settings, and where calls stop. */
import { startSandbox } from '../server/start.ts';
import { stopping } from './stopping.ts';

// Events of the providers reach nobody while this process lives: they wait for the next one.
globalThis.fetch = () => Promise.reject(new Error('The network is down.'));

const [dataDir] = process.argv.slice(2);
if (dataDir === undefined) throw new Error('Name the data folder.');
const sandbox = await startSandbox({
  port: 0,
  dataDir,
  distDir: null,
  wrapDependencies: stopping((stop) => process.send?.(stop)),
});
process.send?.({ url: sandbox.url, settings: sandbox.settings });
