import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RuleRow, readRules } from '../joining-rules/read-rules.ts';
import { root } from '../lib/run.ts';

const TABLE = 'docs/situations.md';

/** A project of Vitest, or the journeys in Chromium. */
const RUNNERS = ['unit', 'node', 'api', 'faults', 'payments', 'e2e'] as const;
export type Runner = (typeof RUNNERS)[number];

export interface SituationRun {
  readonly runner: Runner;
  readonly files: readonly string[];
  /** A pattern that the whole titles of the named tests match, and no other of their files. */
  readonly titles: string;
}

export function readSituations(): RuleRow[] {
  return readRules('situations.md', readFileSync(join(root, TABLE), 'utf8'));
}

/** The named tests, put together by what runs them. */
export function runsOf(rows: readonly RuleRow[]): SituationRun[] {
  return RUNNERS.flatMap((runner) => {
    const own = rows.filter(({ testFile }) => runnerOf(testFile) === runner);
    if (own.length === 0) return [];
    const titles = [...new Set(own.map(({ testTitle }) => patternOf(testTitle)))];
    return [
      { runner, files: [...new Set(own.map(({ testFile }) => testFile))], titles: `(${titles.join('|')})$` },
    ];
  });
}

function runnerOf(file: string): Runner {
  if (file.endsWith('.e2e.ts')) return 'e2e';
  if (file.endsWith('.api.test.ts')) return 'api';
  if (file.startsWith('src/')) return 'unit';
  if (file.startsWith('tests/faults/')) return 'faults';
  return file.startsWith('tests/payments/') ? 'payments' : 'node';
}

/** What `test.each` and template literals put into a title may be anything. */
function patternOf(title: string): string {
  return title
    .split(/%[sijdo]|\$\{[^}]+\}/)
    .map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
    .join('.*');
}
