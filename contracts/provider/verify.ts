/**
 * Replays the committed pacts on a provider: the server at PROVIDER_URL, or else a sandbox with webhooks and sweeps, whose
 * lists must be the same afterwards. Writes its report to standard error, because the verifier prints its comparisons on
 * standard output.
 *
 * `--only` and the variables of `options.ts` select interactions. The exit code is 1 if an interaction is not honoured, if
 * none was replayed, or if the provider does not respond.
 */
import type { Tally } from '../../tooling/run.ts';
import { findChangedLists, readDemoLists } from './demo-lists.ts';
import { type ReplayOptions, readReplayOptions } from './options.ts';
import { runReplay } from './run-replay.ts';

const print = (line: string) => console.error(line);

try {
  const options = readReplayOptions(process.argv.slice(2), process.env);
  // The verifier would apply these filters again, and passes silently when nothing matches.
  delete process.env.PACT_DESCRIPTION;
  delete process.env.PACT_PROVIDER_STATE;
  const { url } = options;
  const { passed, failed } = await (url === null
    ? replayOnSandbox(options)
    : runReplay(options, { ...options, url }, print));
  print(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
} catch (error) {
  print(`  ✗ ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}

async function replayOnSandbox(options: ReplayOptions): Promise<Tally> {
  const { startSandbox } = await import('../../sandbox/server/start.ts');
  const sandbox = await startSandbox({ port: 0, dataDir: 'memory', distDir: null });
  try {
    const listsBefore = await readDemoLists(sandbox.url);
    const { passed, failed, leftOut } = await runReplay(options, { ...options, url: sandbox.url }, print);
    // Our verifier only lists an interaction without its optional key; other verifiers fail it.
    if (leftOut > 0)
      print(
        `  ✗ The sandbox leaves out the optional key in ${leftOut} interactions: its states must include it`,
      );
    const changedLists = findChangedLists(listsBefore, await readDemoLists(sandbox.url));
    for (const path of changedLists) print(`  ✗ GET ${path} has other entries than before the replay`);
    return { passed, failed: failed + leftOut + changedLists.length };
  } finally {
    await sandbox.close();
  }
}
