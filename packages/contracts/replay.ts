/** The program that `pavilion-contracts` runs; `build.ts` bundles it into one file. */
import type { Provider } from '../../contracts/provider/enter-state.ts';
import { type ReplayOptions, readReplayOptions } from '../../contracts/provider/options.ts';
import { runReplay } from '../../contracts/provider/run-replay.ts';
import { serveStates } from '../../contracts/provider/serve-states.ts';

const print = (line: string) => console.error(line);

try {
  const options = readReplayOptions(process.argv.slice(2), process.env);
  // The Pact library would apply these filters again.
  delete process.env.PACT_DESCRIPTION;
  delete process.env.PACT_PROVIDER_STATE;
  const { url } = options;
  if (url === null) throw new Error('Set PROVIDER_URL to the server.');
  if (options.statesPort !== null) await serve({ ...options, url }, options.statesPort);
  else await replayOn({ ...options, url });
} catch (error) {
  print(`  ✗ ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}

async function serve(provider: Provider, port: number): Promise<void> {
  const address = (await serveStates(provider, port)).address();
  const opened = typeof address === 'object' && address ? address.port : port;
  print(
    `Serving the states of ${provider.url} to any verifier at http://127.0.0.1:${opened}/. Stop with Ctrl-C.`,
  );
}

async function replayOn(options: ReplayOptions & Provider): Promise<void> {
  const { passed, failed } = await runReplay(options, options, print);
  print(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
}
