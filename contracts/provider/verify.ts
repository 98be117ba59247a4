/** Replays the committed pacts on a provider: the sandbox, started for it, or the server at PROVIDER_URL. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Verifier } from '@pact-foundation/pact';
import { closeWith, endWithSentence } from '../../scripts/lib/run.ts';
import { committedDir, pactFilesIn } from '../pact-files.ts';
import { isForNextCall, type StateName, stateNames } from '../states.ts';
import { enteredState, type Provider } from './entered-state.ts';
import { foundValues } from './found-values.ts';

type Running = Provider & { readonly close: () => Promise<void> };

const pacts = pactFilesIn(committedDir).map((name) => join(committedDir, name));
const total = pacts.reduce(
  (sum, file) => sum + JSON.parse(readFileSync(file, 'utf8')).interactions.length,
  0,
);
const provider = await openProvider().catch(endWithSentence);
const failed = await new Verifier({
  provider: 'operator-api',
  providerBaseUrl: provider.url,
  pactUrls: pacts,
  stateHandlers: Object.fromEntries(stateNames.map((name) => [name, () => valuesOf(name)])),
  logLevel: 'error',
})
  .verifyProvider()
  .then(() => 0, failuresIn)
  .finally(provider.close);

console.log(
  `  ✓ ${total - failed} interactions are honoured by ${process.env.PROVIDER_URL ?? 'the sandbox'}`,
);
closeWith({ passed: total - failed, failed });

/** What a state's requests need: the values it gives, and those that the provider tells when asked. */
async function valuesOf(name: StateName): Promise<Record<string, string>> {
  try {
    const given = await enteredState(provider, name);
    if (isForNextCall(name)) return {};
    return JSON.parse(JSON.stringify(await foundValues(provider.url, given)));
  } catch (error) {
    console.log(`  ✗ state ${name}: ${error instanceof Error ? error.message : String(error)}`);
    throw error;
  }
}

type Mismatch = { readonly path?: string; readonly mismatch: string };
type Refusal = {
  readonly interaction: string;
  readonly mismatch: { readonly mismatches?: readonly Mismatch[] };
};

/** Prints each interaction that is not honoured, and gives how many they are; 1 when the verifier itself broke. */
function failuresIn(error: unknown): number {
  const text = error instanceof Error ? error.message : String(error);
  const { errors }: { errors: readonly Refusal[] } = text.startsWith('{')
    ? JSON.parse(text)
    : { errors: [{ interaction: text, mismatch: {} }] };
  for (const { interaction, mismatch } of errors) {
    console.log(`  ✗ ${interaction.replace(/^Verifying a pact between .* Given /, '')}`);
    for (const { path = '', mismatch: sentence } of mismatch.mismatches ?? []) {
      console.log(`    · ${`${path} ${sentence}`.trim()}`);
    }
  }
  return new Set(errors.map(({ interaction }) => interaction)).size;
}

async function openProvider(): Promise<Running> {
  const { PROVIDER_URL: url, PROVIDER_STATES_URL: statesUrl = null } = process.env;
  if (url) {
    return { url: url.replace(/\/$/, ''), statesUrl, close: async () => {} };
  }
  const { startSandbox } = await import('../../sandbox/server/start.ts');
  const sandbox = await startSandbox({ port: 0, dataDir: 'memory', distDir: null });
  return { url: sandbox.url, statesUrl: null, close: () => sandbox.close() };
}
