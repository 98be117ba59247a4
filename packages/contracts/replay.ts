/** The program behind `pavilion-contracts`; `build.ts` makes one file of it. */
import { replayOptions } from '../../contracts/provider/options.ts';
import { runReplay } from '../../contracts/provider/run-replay.ts';

const print = (line: string) => console.error(line);

try {
  const options = replayOptions(process.argv.slice(2), process.env);
  // The pact's own library would apply these filters again.
  delete process.env.PACT_DESCRIPTION;
  delete process.env.PACT_PROVIDER_STATE;
  const { url } = options;
  if (url === null) throw new Error('Name the server with PROVIDER_URL.');
  const { passed, failed } = await runReplay(options, { ...options, url }, print);
  print(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
} catch (error) {
  print(`  ✗ ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
