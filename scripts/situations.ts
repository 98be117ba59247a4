/** `npm run situations`: exactly the tests that docs/situations.md names, each by its runner, and their counts. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { addTallies, closeWith, root, run, runScript, type Tally, tallyOf } from './lib/run.ts';
import { readSituations, runsOf, type SituationRun } from './situations/runs.ts';

const rows = readSituations();
const runs = runsOf(rows);
console.log(`${rows.length} rows of situations, shown by tests of ${runs.length} runners.`);
const tallies: Tally[] = [];
for (const one of runs) {
  console.log(`\n── ${one.runner}: ${one.files.length} files ──`);
  const tally = one.runner === 'e2e' ? await journeys(one) : await models(one);
  console.log(`  ${one.runner}: ${tally.passed} passed, ${tally.failed} failed`);
  tallies.push(tally);
}
closeWith(addTallies(tallies));

/** Playwright matches a title with those of its file and project before it. */
async function journeys({ files, titles }: SituationRun): Promise<Tally> {
  return tallyOf(await runScript('scripts/e2e.ts', [...files, '--grep', titles]));
}

async function models({ runner, files, titles }: SituationRun): Promise<Tally> {
  const report = join(root, `.cache/situations-${runner}.json`);
  mkdirSync(join(root, '.cache'), { recursive: true });
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { code } = await run('vitest', ['run', '--project', runner, ...files, '-t', titles, ...reporters]);
  const counts: { numPassedTests: number; numFailedTests: number } = JSON.parse(readFileSync(report, 'utf8'));
  const failed = counts.numFailedTests;
  return { passed: counts.numPassedTests, failed: code !== 0 && failed === 0 ? 1 : failed };
}
