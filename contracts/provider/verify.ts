/**
 * Replays the committed pacts on a provider: a sandbox that it starts, or the server at PROVIDER_URL. Writes its report to
 * standard error, line by line, because the verifier prints its comparisons on standard output.
 *
 * PACT_DESCRIPTION and PACT_PROVIDER_STATE (regular expressions) select interactions; PROVIDER_TIMEOUT_MS limits one call.
 * The exit code is 1 when an interaction is not honoured, when none was replayed, and when the provider does not respond.
 */
import { addTallies, type Tally } from '../../tooling/run.ts';
import { committedDir } from '../pact-files.ts';
import { isOptionalCall, templateOf } from './answer-check.ts';
import { askProvider } from './ask-provider.ts';
import type { Provider } from './enter-state.ts';
import { type Interaction, readInteractions } from './interactions.ts';
import { openRelay } from './relay.ts';
import { NOT_OFFERED, replay } from './replay.ts';
import { reportLines } from './report.ts';

type RunningProvider = Provider & { readonly close: () => Promise<void> };

const { PROVIDER_URL, PROVIDER_STATES_URL, PROVIDER_TIMEOUT_MS, PACT_DESCRIPTION, PACT_PROVIDER_STATE } =
  process.env;
/** The verifier would apply these filters again, and passes silently when nothing matches. */
delete process.env.PACT_DESCRIPTION;
delete process.env.PACT_PROVIDER_STATE;

/** Consecutive calls without a response after which the replay stops. */
const MAX_SILENT_CALLS = 3;
const LIMIT_MS = 10_000;

const print = (line: string) => console.error(line);

try {
  const { passed, failed } = await main();
  print(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
} catch (error) {
  print(`  ✗ ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}

async function main(): Promise<Tally> {
  const all = readInteractions(committedDir).length;
  const chosen = readInteractions(committedDir, {
    description: PACT_DESCRIPTION,
    state: PACT_PROVIDER_STATE,
  });
  if (chosen.length === 0) {
    throw new Error(
      `None of the ${all} interactions fits PACT_DESCRIPTION=${PACT_DESCRIPTION ?? ''} PACT_PROVIDER_STATE=${PACT_PROVIDER_STATE ?? ''}: nothing was replayed.`,
    );
  }
  const provider = await openProvider();
  try {
    await requireAnswer(provider);
    const { tallies, leftOut, notOffered } = await replayAll(successesFirst(chosen), provider);
    const tally = addTallies(tallies);
    const optional = [
      ...(leftOut === 0 ? [] : [` (${leftOut} of them without something optional)`]),
      ...(notOffered === 0 ? [] : [` (${notOffered} of them of calls that it does not offer)`]),
    ].join('');
    const part = chosen.length === all ? '' : `, ${all - chosen.length} left out by the filter`;
    print(
      `  ${PROVIDER_URL ?? 'The sandbox'} honours ${tally.passed} of ${chosen.length} interactions${optional}, fails ${tally.failed}, ${chosen.length - tallies.length} not replayed${part}`,
    );
    return tally;
  } finally {
    await provider.close();
  }
}

function mayLack({ method, path }: Interaction): boolean {
  return isOptionalCall(method, path);
}

/** What a call answers when all is well comes first: it tells whether the provider offers the call at all. */
function successesFirst(interactions: readonly Interaction[]): Interaction[] {
  return interactions.toSorted((one, other) => Number(one.status >= 300) - Number(other.status >= 300));
}

async function replayAll(interactions: readonly Interaction[], provider: Provider) {
  const relay = await openRelay(provider.url, provider.limitMs);
  const tallies: Tally[] = [];
  const [offered, missing] = [new Set<string>(), new Set<string>()];
  let [silences, leftOut, notOffered] = [0, 0, 0];
  try {
    for (const interaction of interactions) {
      const call = `${interaction.method} ${templateOf(interaction.path)}`;
      const replayed = missing.has(call)
        ? NOT_OFFERED
        : await replay(interaction, mayLack(interaction) && !offered.has(call), provider, relay);
      const isHonoured = replayed.problems.length === 0;
      if (replayed.isNotOffered) missing.add(call);
      else if (isHonoured) offered.add(call);
      for (const line of reportLines(interaction, replayed, provider.url)) print(line);
      tallies.push(isHonoured ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
      if (replayed.isLeftOut) leftOut += 1;
      if (replayed.isNotOffered) notOffered += 1;
      silences = replayed.isSilent ? silences + 1 : 0;
      if (silences === MAX_SILENT_CALLS) {
        print(`  ✗ The provider gave no answer ${MAX_SILENT_CALLS} times in a row: the replay ends here.`);
        break;
      }
    }
  } finally {
    await relay.close();
  }
  return { tallies, leftOut, notOffered };
}

/** Checks with one call that the server responds. @throws an Error with the remedy. */
async function requireAnswer({ url, limitMs }: Provider): Promise<void> {
  const answer = await askProvider(`${url}/api/client`, { limitMs });
  if ('reason' in answer) {
    throw new Error(`Nobody answers at ${url}: ${answer.reason}. Start the server, or correct PROVIDER_URL.`);
  }
}

async function openProvider(): Promise<RunningProvider> {
  const limitMs = limitOf(PROVIDER_TIMEOUT_MS);
  if (PROVIDER_URL) {
    if (!URL.canParse(PROVIDER_URL)) {
      throw new Error(`PROVIDER_URL is "${PROVIDER_URL}": give an address such as https://api.example.`);
    }
    const statesUrl = PROVIDER_STATES_URL ?? null;
    return { url: PROVIDER_URL.replace(/\/$/, ''), statesUrl, limitMs, close: async () => {} };
  }
  const { startSandbox } = await import('../../sandbox/server/start.ts');
  const sandbox = await startSandbox({ port: 0, dataDir: 'memory', distDir: null, withWebhooks: false });
  return { url: sandbox.url, statesUrl: null, limitMs, close: () => sandbox.close() };
}

function limitOf(written: string | undefined): number {
  const limit = written === undefined ? LIMIT_MS : Number(written);
  if (!(limit > 0)) throw new Error(`PROVIDER_TIMEOUT_MS is "${written}": give milliseconds, such as 10000.`);
  return limit;
}
