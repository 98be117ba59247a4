/** `npm run sandbox`: starts the operator's API with its site and card providers. */
import { existsSync } from 'node:fs';
import { DATA_FOLDER } from '../tooling/defaults.ts';
import { stopCleanly } from '../tooling/stop-cleanly.ts';
import { importOutcodes } from './import/import-outcodes.ts';
import type { ImportReport } from './import/import-report.ts';
import { importVenues } from './import/import-venues.ts';
import { readCommand, type SandboxCommand, USAGE } from './server/command-line.ts';
import { startSandbox } from './server/start.ts';
import { formatWelcome } from './server/welcome.ts';
import { openStore, resetStore } from './store/open-store.ts';
import type { Store } from './store/store.ts';

const print = (line: string) => console.log(line);

runCommand(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});

async function runCommand(args: readonly string[]): Promise<void> {
  const command = readCommand(args);
  if (command.help) return print(USAGE);
  // Checks the files before anything is deleted or takes time.
  for (const file of [command.venues, command.outcodes]) {
    if (file !== undefined && !existsSync(file))
      throw new Error(`There is no file ${file}: give the path of a CSV file.`);
  }
  const storeOptions = {
    folder: command.dataDir ?? DATA_FOLDER,
    databaseUrl: process.env.DATABASE_URL,
    onProgress: print,
  };
  if (command.reset) {
    print('Throwing the old data away …');
    await resetStore(storeOptions);
  }
  if (command.exit) {
    const store = await openStore(storeOptions);
    await runImports(store, command).finally(() => store.close());
    return;
  }
  await serve(command);
}

async function serve(command: SandboxCommand): Promise<void> {
  print('Starting the sandbox …');
  const { DATABASE_URL: databaseUrl } = process.env;
  const sandbox = await startSandbox({
    port: command.port,
    dataDir: command.dataDir ?? DATA_FOLDER,
    progress: print,
    prepare: (store) => runImports(store, command),
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
    ...(command.quiet ? {} : { log: print }),
    ...(command.proxies === undefined ? {} : { proxies: command.proxies }),
    ...(command.mostFromOneAddress === undefined ? {} : { mostFromOneAddress: command.mostFromOneAddress }),
  });
  stopCleanly(() => sandbox.close());
  print(formatWelcome(sandbox.settings, sandbox.store.describedAs));
  print('Stop with Ctrl-C.');
}

async function runImports(store: Store, { venues, outcodes }: SandboxCommand): Promise<void> {
  if (venues !== undefined)
    printReport('centres', await importVenues(store, venues, createProgressPrinter('centres')));
  if (outcodes !== undefined) {
    printReport(
      'postcode districts',
      await importOutcodes(store, outcodes, createProgressPrinter('postcode districts')),
    );
  }
}

/** Prints one line for each tenth of the work. */
function createProgressPrinter(subject: string): (doneCount: number, total: number) => void {
  let printedTenth = 0;
  return (doneCount, total) => {
    const tenth = Math.floor((doneCount / Math.max(total, 1)) * 10);
    if (tenth > printedTenth) print(`  ${doneCount} of ${total} ${subject} …`);
    printedTenth = Math.max(printedTenth, tenth);
  };
}

function printReport(
  subject: string,
  { readCount, addedCount, updatedCount, rejectedCount, reasons }: ImportReport,
): void {
  print(
    `Imported ${subject}: ${readCount} read, ${addedCount} added, ${updatedCount} updated, ${rejectedCount} rejected.`,
  );
  for (const reason of reasons) print(`  ${reason}`);
}
