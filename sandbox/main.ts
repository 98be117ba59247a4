/** `npm run sandbox`: the operator's API on one machine, with its site and its card provider. */
import { existsSync } from 'node:fs';
import { type ImportReport, importOutcodes, importVenues } from './import/import-venues.ts';
import { readCommand, type SandboxCommand, USAGE } from './server/command-line.ts';
import { startSandbox } from './server/start.ts';
import { stopOnSignals } from './server/stop-on-signals.ts';
import { welcome } from './server/welcome.ts';
import { openStore, resetStore } from './store/open-store.ts';
import type { Store } from './store/store.ts';

const say = (line: string) => console.log(line);

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});

async function main(args: readonly string[]): Promise<void> {
  const command = readCommand(args);
  if (command.help) return say(USAGE);
  // Before anything is thrown away or waited for.
  for (const file of [command.venues, command.outcodes]) {
    if (file !== undefined && !existsSync(file))
      throw new Error(`There is no file ${file}: give the path of a CSV file.`);
  }
  const books = {
    ...(command.dataDir === undefined ? {} : { folder: command.dataDir }),
    databaseUrl: process.env.DATABASE_URL,
    onProgress: say,
  };
  if (command.reset) {
    say('Throwing the old data away …');
    await resetStore(books);
  }
  if (command.exit) {
    const store = await openStore(books);
    await runImports(store, command).finally(() => store.close());
    return;
  }
  await serve(command);
}

async function serve(command: SandboxCommand): Promise<void> {
  say('Starting the sandbox …');
  const { DATABASE_URL: databaseUrl } = process.env;
  const sandbox = await startSandbox({
    port: command.port,
    progress: say,
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
    ...(command.dataDir === undefined ? {} : { dataDir: command.dataDir }),
    ...(command.quiet ? {} : { log: say }),
  });
  stopOnSignals(sandbox, say);
  await runImports(sandbox.store, command).catch(async (error: unknown) => {
    await sandbox.close();
    throw error;
  });
  say(['', ...welcome(sandbox), 'Press Ctrl-C to stop.', ''].join('\n'));
}

async function runImports(store: Store, { venues, outcodes }: SandboxCommand): Promise<void> {
  if (venues !== undefined) report('centres', await importVenues(store, venues, progress('centres')));
  if (outcodes !== undefined) {
    report('postcode districts', await importOutcodes(store, outcodes, progress('postcode districts')));
  }
}

/** One line for each tenth of the work. */
function progress(what: string): (done: number, total: number) => void {
  let told = 0;
  return (done, total) => {
    const tenth = Math.floor((done / Math.max(total, 1)) * 10);
    if (tenth > told) say(`  ${done} of ${total} ${what} …`);
    told = Math.max(told, tenth);
  };
}

function report(what: string, { read, added, updated, rejected, reasons }: ImportReport): void {
  say(`Imported ${what}: ${read} read, ${added} added, ${updated} updated, ${rejected} rejected.`);
  for (const reason of reasons) say(`  ${reason}`);
}
