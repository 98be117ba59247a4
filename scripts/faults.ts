/**
 * `npm run faults [-- --only CALL] [-- --fault NAME] [-- --short]` tests each call that writes or pays with each fault, in
 * Chromium, and prints a table and the counts.
 */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildIfNeeded } from '../tooling/build.ts';
import { closeWith, endWithSentence, root, run } from '../tooling/run.ts';
import { findBrowser } from './lib/browser.ts';

type Spec = { title: string; tests: { results: Result[]; annotations: Note[] }[] };
type Note = { type: string; description?: string };
type Result = { status: string; errors: { message?: string }[] };
type Group = { specs?: Spec[]; suites?: Group[] };
type Report = { suites: Group[]; stats: { duration: number } };
type Row = { call: string; fault: string; isGood: boolean; checks: number; errors: string[] };

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    fault: { type: 'string' },
    short: { type: 'boolean', default: false },
  },
});
const report = join(root, '.cache/browser-faults.json');
rmSync(report, { force: true });

await findBrowser().catch(endWithSentence);
await buildIfNeeded().catch(endWithSentence);
console.log('Making each call that writes or pays fail in Chromium …');
const { code, seconds } = await run('playwright', ['test', '-c', 'playwright.faults.config.ts'], {
  env: {
    ...(values.only === undefined ? {} : { PAVILION_FAULT_CALL: values.only }),
    ...(values.fault === undefined ? {} : { PAVILION_FAULT: values.fault }),
    ...(values.short ? { PAVILION_FAULT_SHORT: '1' } : {}),
  },
});
const rows = listRows();
printTable();
const failed = rows.filter(({ isGood }) => !isGood).length;
const checks = rows.reduce((sum, row) => sum + row.checks, 0);
const [calls, faults] = [listNames('call').length, listNames('fault').length];
console.log(`\n${calls} calls × ${faults} faults, ${checks} checks, ${seconds.toFixed(0)} s`);
closeWith({ passed: rows.length - failed, failed: code !== 0 && failed === 0 ? 1 : failed });

function listRows(): Row[] {
  try {
    const { suites }: Report = JSON.parse(readFileSync(report, 'utf8'));
    return suites.flatMap(listSpecs).map(({ title, tests }) => {
      const [call = '', fault = ''] = title.split(' × ');
      const results = tests.flatMap((test) => test.results);
      const counted = tests.flatMap((test) => test.annotations).filter(({ type }) => type === 'checks');
      return {
        call,
        fault,
        isGood: results.at(-1)?.status === 'passed',
        checks: counted.reduce((sum, { description = '0' }) => sum + Number(description), 0),
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

function listNames(part: 'call' | 'fault'): string[] {
  return [...new Set(rows.map((row) => row[part]))];
}

/** Prints a row for each call and a numbered column for each fault, then the names of the faults and the failures. */
function printTable(): void {
  const faults = listNames('fault');
  const width = Math.max(0, ...listNames('call').map((name) => name.length));
  const formatMark = (call: string, fault: string) => {
    const row = rows.find((candidate) => candidate.call === call && candidate.fault === fault);
    return row === undefined ? '·' : row.isGood ? '✓' : '✗';
  };
  console.log(`\n${' '.repeat(width)} ${faults.map((_, index) => String(index + 1).padStart(3)).join('')}`);
  for (const call of listNames('call'))
    console.log(
      `${call.padEnd(width)} ${faults.map((fault) => formatMark(call, fault).padStart(3)).join('')}`,
    );
  console.log(`\n${faults.map((fault, index) => `${index + 1} ${fault}`).join(' · ')}`);
  for (const { call, fault, isGood, errors } of rows)
    if (!isGood) console.log(`\n✗ ${call} × ${fault}\n  ${errors.join('\n').replaceAll('\n', '\n  ')}`);
}
