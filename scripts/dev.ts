/**
 * `npm run dev [-- --port N]` serves the site with hot reload on one port, and the sandbox on the next.
 */
import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { DEFAULT_PARENT_DOMAIN } from '../sandbox/server/settings.ts';
import { startSandbox } from '../sandbox/server/start.ts';
import { formatWelcome } from '../sandbox/server/welcome.ts';
import { DATA_FOLDER, DEFAULT_PORT, readPort } from '../tooling/defaults.ts';
import { endWithSentence } from '../tooling/run.ts';
import { stopCleanly } from '../tooling/stop-cleanly.ts';

const { values } = parseArgs({ options: { port: { type: 'string' } } });

try {
  const port = readPort(values.port, DEFAULT_PORT);
  const buildAddress = (label: string) => `http://${label}.${DEFAULT_PARENT_DOMAIN}:${port}`;
  const sites = {
    onlineJoining: buildAddress('online-joining'),
    bookings: buildAddress('bookings'),
    myAccount: buildAddress('my-account'),
  };
  const databaseUrl = process.env.DATABASE_URL;
  const sandbox = await startSandbox({
    port: port + 1,
    distDir: null,
    sites,
    ...(databaseUrl ? { databaseUrl } : { dataDir: DATA_FOLDER }),
    progress: console.log,
    log: console.log,
  });
  process.env.PAVILION_SANDBOX_URL = sandbox.url;
  const vite = await createServer({ server: { port, strictPort: true, host: '127.0.0.1' } });
  await vite.listen();
  console.log(
    formatWelcome(
      { sites, port: port + 1, hostPage: sandbox.settings.hostPage },
      databaseUrl ? 'the PostgreSQL server of DATABASE_URL' : DATA_FOLDER,
    ),
  );
  console.log('Changes in src/ appear at once. Stop with Ctrl-C.');
  stopCleanly(async () => {
    await vite.close();
    await sandbox.close();
  });
} catch (error) {
  endWithSentence(error);
}
