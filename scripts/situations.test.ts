import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findFaults } from './joining-rules/find-faults.ts';
import { root } from './lib/run.ts';
import { readSituations, runsOf } from './situations/runs.ts';

describe('the table of situations', () => {
  it('every row names a test that is there', () => {
    const rows = readSituations();
    expect(rows.length).toBeGreaterThan(0);
    expect(
      findFaults(rows, (path) => {
        const file = join(root, path);
        return existsSync(file) ? readFileSync(file, 'utf8') : null;
      }),
    ).toEqual([]);
  });

  it('every row is run by the command, by the runner of its file', () => {
    const rows = readSituations();
    const files = runsOf(rows).flatMap((run) => run.files);
    expect(rows.map(({ testFile }) => testFile).filter((file) => !files.includes(file))).toEqual([]);
  });
});

describe('the runs of the situations', () => {
  const row = (testFile: string, testTitle: string) => ({
    where: '',
    rule: 'It works',
    testFile,
    testTitle,
    failsWhen: '',
  });

  it('one for each runner, with the titles of its tests alone', () => {
    const runs = runsOf([
      row('src/a.test.ts', 'a day (or two)'),
      row('src/b.test.tsx', 'a word from %s is not taken'),
      row('sandbox/routes/f.api.test.ts', '$name is not found'),
      row('tests/faults/c.test.ts', 'c'),
      row('tests/e2e/journeys/d.e2e.ts', 'd'),
    ]);
    expect(runs.map(({ runner, files }) => [runner, ...files])).toEqual([
      ['unit', 'src/a.test.ts', 'src/b.test.tsx'],
      ['api', 'sandbox/routes/f.api.test.ts'],
      ['faults', 'tests/faults/c.test.ts'],
      ['e2e', 'tests/e2e/journeys/d.e2e.ts'],
    ]);
    const [unit] = runs;
    const pattern = new RegExp(unit?.titles ?? '');
    expect(pattern.test('x a day (or two)')).toBe(true);
    expect(pattern.test('a word from another origin is not taken')).toBe(true);
    expect(pattern.test('a day')).toBe(false);
    expect(new RegExp(runs[1]?.titles ?? '').test('a booking is not found')).toBe(true);
  });
});
