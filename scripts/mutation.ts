/**
 * `npm run mutation`: changes the code where a mistake costs most, one place at a time, and counts how many of the changes
 * the tests notice: a score for each folder of `mutation/folders.ts`, 85 % or better, and the survivors with their reasons
 * (docs/mutation.md). `-- --only NAME` measures one folder, `-- --file PATH` files of it.
 *
 * `npm run mutation -- --rules [TABLE]` proves the tables of docs/joining-rules: it makes the change that each row names in
 * a copy of the project and demands that the row's test turns red. `--journeys` adds the rows of journeys in Chromium.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isManualCheck } from './joining-rules/change.ts';
import { readRules } from './joining-rules/read-rules.ts';
import { closeWith, endWithSentence, root, type Tally } from './lib/run.ts';
import { filesOf, folders } from './mutation/folders.ts';
import { measure, type Score } from './mutation/measure.ts';
import { proveRules } from './mutation/prove-rules.ts';
import { readReasons, reasonFor } from './mutation/reasons.ts';

const LOWEST = 85;
const TABLES = join(root, 'docs/joining-rules');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    file: { type: 'string', multiple: true },
    rules: { type: 'boolean' },
    journeys: { type: 'boolean' },
  },
});
closeWith(await (values.rules ? rules(positionals[0]) : scores()).catch(endWithSentence));

async function scores(): Promise<Tally> {
  const { only, file } = values;
  const chosen = folders
    .filter(({ name }) => only === undefined || name === only)
    .filter((folder) => file === undefined || filesOf(folder).some((one) => file.includes(one)));
  if (chosen.length === 0)
    throw new Error(
      `There is no folder ${only ?? ''} that changes ${file?.join(' or ') ?? 'anything'}. There are: ${folders.map(({ name }) => name).join(', ')}.`,
    );
  const reasons = readReasons(readFileSync(join(root, 'docs/mutation.md'), 'utf8'));
  const all: Score[] = [];
  for (const folder of chosen) {
    console.log(`\n── ${folder.name} ──`);
    const score = await measure(folder, file);
    all.push(score);
    for (const survivor of score.survivors) {
      const { file, line, from, to } = survivor;
      const reason = reasonFor(survivor, reasons) ?? 'no reason is given in docs/mutation.md';
      console.log(`  ${file}:${line}: ${from} → ${to === '' ? 'nothing' : to}\n    ${reason}`);
    }
  }
  console.log('\nFolder                 noticed  survived  score');
  for (const score of all)
    console.log(
      `${score.folder.padEnd(20)} ${String(score.noticed).padStart(9)} ${String(score.survivors.length).padStart(9)} ${percent(score).toFixed(1).padStart(5)} %`,
    );
  const failed = all.filter((score) => percent(score) < LOWEST).length;
  return { passed: all.length - failed, failed };
}

function percent({ noticed, survivors }: Score): number {
  return (100 * noticed) / Math.max(1, noticed + survivors.length);
}

async function rules(table: string | undefined): Promise<Tally> {
  const names = readdirSync(TABLES).filter((name) => name.endsWith('.md') && name !== 'README.md');
  const rows = names
    .filter((name) => table === undefined || name === table || name === `${table}.md`)
    .flatMap((name) => readRules(name, readFileSync(join(TABLES, name), 'utf8')));
  if (rows.length === 0) throw new Error(`There is no table ${table}. There are: ${names.join(', ')}.`);
  const manualChecks = rows.filter(({ failsWhen }) => isManualCheck(failsWhen)).length;
  const ofJourneys = rows.filter(({ testFile }) => testFile.endsWith('.e2e.ts'));
  const chosen = rows.filter(
    (row) =>
      row.failsWhen !== '' && !isManualCheck(row.failsWhen) && (values.journeys || !ofJourneys.includes(row)),
  );
  const tally = { passed: 0, failed: 0 };
  await proveRules(chosen, ({ row, verdict }) => {
    if (verdict === 'red') tally.passed += 1;
    else tally.failed += 1;
    if (verdict !== 'red') console.log(`✗ ${row.where}: ${verdict}: “${row.rule}”, ${row.failsWhen}`);
  });
  console.log(
    `${rows.length} rows: ${tally.passed} proven red, ${tally.failed} not; ${manualChecks} by eye, ${
      values.journeys ? 0 : ofJourneys.length
    } of journeys left out${values.journeys ? '' : ' (--journeys)'}`,
  );
  return tally;
}
