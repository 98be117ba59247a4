/**
 * `npm start [-- --port N]` serves the built site and the sandbox on one port, and prints the addresses and accounts for trying
 * them. With `DATABASE_URL` it uses a PostgreSQL server instead of the sandbox's own folder.
 */
import { parseArgs } from 'node:util';
import { startSandbox } from '../sandbox/server/start.ts';
import { formatWelcome } from '../sandbox/server/welcome.ts';
import { buildIfNeeded, distFolder } from '../tooling/build.ts';
import { DATA_FOLDER, DEFAULT_PORT, readPort } from '../tooling/defaults.ts';
import { endWithSentence } from '../tooling/run.ts';
import { stopCleanly } from '../tooling/stop-cleanly.ts';

const started = performance.now();
const { values } = parseArgs({ options: { port: { type: 'string' } } });

try {
  const port = readPort(values.port, DEFAULT_PORT);
  await buildIfNeeded();
  const databaseUrl = process.env.DATABASE_URL;
  const sandbox = await startSandbox({
    port,
    distDir: distFolder,
    ...(databaseUrl ? { databaseUrl } : { dataDir: DATA_FOLDER }),
    progress: console.log,
  });
  console.log(
    formatWelcome(sandbox.settings, databaseUrl ? 'the PostgreSQL server of DATABASE_URL' : DATA_FOLDER),
  );
  console.log(`Ready in ${((performance.now() - started) / 1000).toFixed(1)} s. Stop with Ctrl-C.`);
  stopCleanly(() => sandbox.close());
} catch (error) {
  endWithSentence(error);
}
