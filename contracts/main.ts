/**
 * `npm run contracts` proves the contracts from both sides. The tests drive our own client and write the pacts; the committed
 * pacts must be the same, must agree with the API document, and are replayed on the sandbox. With PROVIDER_URL, --only or
 * --junit it only replays them, on the server at PROVIDER_URL or on the sandbox.
 *
 * `--other-verifier` replays them with Pact's own verifier. `--update` first replaces the committed pacts with the produced ones.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  addTallies,
  endWithTally,
  type Outcome,
  readTally,
  root,
  run,
  runScript,
  type Tally,
} from '../tooling/run.ts';
import { checkCommittedPacts } from './check.ts';
import { compareWithDocument } from './compare.ts';
import { checkCoverageTable } from './coverage.ts';
import { commitProducedPacts, mergeProducedPacts, PRODUCED_FOLDER } from './pact-files.ts';
import { checkPayloadKeys } from './payload-keys.ts';
import { LEVELS, type Level } from './provider/levels.ts';
import { checkPublished } from './published.ts';
import { formatStates } from './states-file.ts';

const env = {
  PACT_DO_NOT_TRACK: 'true',
  NO_COLOR: '1',
  SCARF_ANALYTICS: 'false',
  PAVILION_PACT_DIR: PRODUCED_FOLDER,
};
const cliArguments = process.argv.slice(2);
const isUpdate = cliArguments.includes('--update');
/** Arguments that select interactions or write results; they only affect the replay. */
const replayOptions = cliArguments.filter((argument) => argument !== '--update');

type Step = [title: string, step: () => Promise<Tally> | Tally];
const { PROVIDER_URL, VERBOSE } = process.env;
const siteSteps: Step[] = [
  ['What the site relies on: consumer tests through our own client', runConsumerTests],
  ['The committed pacts are what the tests produce', checkCommittedPacts],
  ['Which outcomes of each call the pacts prove', () => checkCoverageTable(isUpdate)],
  ['The payload keys of the payment calls', checkPayloadKeys],
  ['The pacts agree with the API document', compareWithDocument],
  ['No breaking change without a new major version', () => checkPublished(isUpdate)],
];
const otherVerifierStep: Step = [
  'The pacts replayed on the sandbox by Pact’s own verifier',
  async () =>
    readTally(await runScript('contracts/provider/other-verifier.ts', [], { env, quiet: 'stdout' })),
];
const replayStep: Step = [`The pacts replayed on ${PROVIDER_URL ?? 'the sandbox'}`, verifyProvider];
const isReplayAlone = PROVIDER_URL !== undefined || replayOptions.length > 0;
const isOtherVerifier = cliArguments.includes('--other-verifier');
const steps = isOtherVerifier
  ? [otherVerifierStep]
  : isReplayAlone
    ? [replayStep]
    : [...siteSteps, replayStep];

/** Levels with about half of the interactions. */
const SECOND_REPLAY_LEVELS: readonly Level[] = ['book', 'front-of-house'];
/**
 * The replay reads only committed files, so it runs in parallel with the other steps, in two processes with a sandbox each,
 * because one process uses only one core. Its output is printed last.
 */
const parallelReplays =
  isOtherVerifier || isReplayAlone || VERBOSE || isUpdate
    ? null
    : [LEVELS.filter((level) => !SECOND_REPLAY_LEVELS.includes(level)), SECOND_REPLAY_LEVELS].map((levels) =>
        startReplay(true, ['--only', levels.join(',')]),
      );

const tallies: Tally[] = [];
for (const [index, [title, step]] of steps.entries()) {
  console.log(`\n${index + 1}/${steps.length} ${title}`);
  tallies.push(await step());
}
console.log('');
endWithTally(addTallies(tallies));

async function runConsumerTests(): Promise<Tally> {
  rmSync(PRODUCED_FOLDER, { recursive: true, force: true });
  const reportFile = join(root, '.cache', 'contracts-consumer.json');
  const outcome = await run(
    join(root, 'node_modules', '.bin', 'vitest'),
    [
      'run',
      '-c',
      'contracts/vitest.config.ts',
      '--no-color',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${reportFile}`,
    ],
    { env, quiet: 'stdout' },
  );
  const { numPassedTests: passed, numFailedTests: failed } = JSON.parse(readFileSync(reportFile, 'utf8'));
  mergeProducedPacts();
  if (isUpdate && outcome.code === 0) {
    commitProducedPacts();
    writeFileSync(join(import.meta.dirname, 'states.json'), formatStates());
    console.log('  contracts/pacts now holds what the tests produced.');
  }
  return { passed, failed: outcome.code !== 0 && failed === 0 ? 1 : failed };
}

async function verifyProvider(): Promise<Tally> {
  // The verifier prints every comparison on its standard output; VERBOSE=1 shows it.
  if (parallelReplays === null)
    return readTally(await startReplay(VERBOSE ? false : 'stdout', replayOptions));
  const outcomes = await Promise.all(parallelReplays);
  // A whole run prints only the interactions that fail; a replay on another server prints all of them.
  for (const { errors } of outcomes)
    console.error(
      errors
        .split('\n')
        .filter((line) => !line.startsWith('  ✓ '))
        .join('\n')
        .trimEnd(),
    );
  return addTallies(outcomes.map(readTally));
}

function startReplay(quiet: boolean | 'stdout', replayArguments: readonly string[]): Promise<Outcome> {
  return runScript('contracts/provider/verify.ts', replayArguments, { env, quiet });
}
