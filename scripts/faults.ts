/**
 * `npm run faults [-- --only CALL] [-- --fault NAME] [-- --short]` tests each call that writes or pays with each fault, in
 * Chromium, and prints a table and the counts.
 */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildIfNeeded } from '../tooling/build.ts';
import { endWithSentence, endWithTally, root, run } from '../tooling/run.ts';
import { findBrowser } from './lib/browser.ts';

type Spec = { title: string; tests: { results: Result[]; annotations: Annotation[] }[] };
type Annotation = { type: string; description?: string };
type Result = { status: string; errors: { message?: string }[] };
type Group = { specs?: Spec[]; suites?: Group[] };
type Report = { suites: Group[]; stats: { duration: number } };
type FaultRow = { call: string; fault: string; isGood: boolean; checks: number; errors: string[] };

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    fault: { type: 'string' },
    short: { type: 'boolean', default: false },
  },
});
const reportFile = join(root, '.cache/browser-faults.json');
rmSync(reportFile, { force: true });

await findBrowser().catch(endWithSentence);
await buildIfNeeded().catch(endWithSentence);
console.log('Making each call that writes or pays fail in Chromium …');
const { code: exitCode, seconds } = await run('playwright', ['test', '-c', 'playwright.faults.config.ts'], {
  env: {
    ...(values.only === undefined ? {} : { PAVILION_FAULT_CALL: values.only }),
    ...(values.fault === undefined ? {} : { PAVILION_FAULT: values.fault }),
    ...(values.short ? { PAVILION_FAULT_SHORT: '1' } : {}),
  },
});
const rows = listRows();
printTable();
const failed = rows.filter(({ isGood }) => !isGood).length;
const checkCount = rows.reduce((sum, row) => sum + row.checks, 0);
const [callCount, faultCount] = [listNames('call').length, listNames('fault').length];
console.log(`\n${callCount} calls × ${faultCount} faults, ${checkCount} checks, ${seconds.toFixed(0)} s`);
endWithTally({ passed: rows.length - failed, failed: exitCode !== 0 && failed === 0 ? 1 : failed });

function listRows(): FaultRow[] {
  try {
    const { suites }: Report = JSON.parse(readFileSync(reportFile, 'utf8'));
    return suites.flatMap(listSpecs).map(({ title, tests }) => {
      const [call = '', fault = ''] = title.split(' × ');
      const results = tests.flatMap((test) => test.results);
      const checkAnnotations = tests
        .flatMap((test) => test.annotations)
        .filter(({ type }) => type === 'checks');
      return {
        call,
        fault,
        isGood: results.at(-1)?.status === 'passed',
        checks: checkAnnotations.reduce((sum, { description = '0' }) => sum + Number(description), 0),
        errors: results.flatMap(({ errors }) => errors.map(({ message = '' }) => message)),
      };
    });
  } catch {
    return [];
  }
}

function listSpecs({ specs = [], suites = [] }: Group): Spec[] {
  return [...specs, ...suites.flatMap(listSpecs)];
}

function listNames(column: 'call' | 'fault'): string[] {
  return [...new Set(rows.map((row) => row[column]))];
}

/** Prints a row for each call and a numbered column for each fault, then the names of the faults and the failures. */
function printTable(): void {
  const faultNames = listNames('fault');
  const width = Math.max(0, ...listNames('call').map((name) => name.length));
  const formatMark = (call: string, fault: string) => {
    const row = rows.find((candidate) => candidate.call === call && candidate.fault === fault);
    return row === undefined ? '·' : row.isGood ? '✓' : '✗';
  };
  console.log(
    `\n${' '.repeat(width)} ${faultNames.map((_, index) => String(index + 1).padStart(3)).join('')}`,
  );
  for (const call of listNames('call'))
    console.log(
      `${call.padEnd(width)} ${faultNames.map((fault) => formatMark(call, fault).padStart(3)).join('')}`,
    );
  console.log(`\n${faultNames.map((fault, index) => `${index + 1} ${fault}`).join(' · ')}`);
  for (const { call, fault, isGood, errors } of rows)
    if (!isGood) console.log(`\n✗ ${call} × ${fault}\n  ${errors.join('\n').replaceAll('\n', '\n  ')}`);
}
