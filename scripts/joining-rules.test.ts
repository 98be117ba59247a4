import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { findFaults } from './joining-rules/find-faults.ts';
import { findUnproven } from './joining-rules/find-unproven.ts';
import { readRules } from './joining-rules/read-rules.ts';

const project = fileURLToPath(new URL('..', import.meta.url));
const tables = join(project, 'docs/joining-rules');

function readText(path: string): string | null {
  const file = join(project, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

const table = (...rows: string[]): string =>
  ['# Sections', '', '| Rule | Test file | Test | Note |', '| --- | --- | --- | --- |', ...rows].join('\n');
const there = (text: string) => () => text;

describe('the tables of the joining rules', () => {
  const files = readdirSync(tables).filter((name) => name.endsWith('.md') && name !== 'README.md');

  it.each(files)('every rule of %s is proven by a test that is there', (name) => {
    const rows = readRules(name, readFileSync(join(tables, name), 'utf8'));
    expect(rows).not.toHaveLength(0);
    expect(findFaults(rows, readText)).toEqual([]);
  });

  it.each(files)('every row of %s says which change its test notices, or where a person looks', (name) => {
    const rows = readRules(name, readFileSync(join(tables, name), 'utf8'));
    expect(findUnproven(rows, readText)).toEqual([]);
  });
});

describe('the change that a row names', () => {
  const row = (failsWhen: string) =>
    readRules('a.md', table(`| One is open | \`src/a.test.ts\` | one is open | | ${failsWhen} |`));
  const text = (path: string) => (path === 'src/a.ts' ? 'if (open || other) close(); close();' : null);

  it('is exactly once in its file', () => {
    expect(findUnproven(row('`src/a.ts`: `open \\| \\| other` → `other`'), text)).toEqual([
      'a.md:5: src/a.ts does not hold “open | | other” exactly once',
    ]);
    expect(findUnproven(row('`src/a.ts`: `open \\|\\| other` → `other`'), text)).toEqual([]);
    expect(findUnproven(row('`src/a.ts`: `close();` → nothing'), text)).toEqual([
      'a.md:5: src/a.ts does not hold “close();” exactly once',
    ]);
    expect(findUnproven(row('`src/b.ts`: `a` → `b`'), text)).toEqual([
      'a.md:5: there is no src/b.ts to be changed',
    ]);
  });

  it('may be a manual check, and is never empty', () => {
    expect(findUnproven(row('by eye: the centre’s card, at 375 px'), text)).toEqual([]);
    for (const cell of ['', 'something', 'by eye:'])
      expect(findUnproven(row(cell), text)).toEqual([
        `a.md:5: “${cell}” is neither a change that the test notices nor “by eye: where”`,
      ]);
  });
});

describe('the reader of the tables', () => {
  it('reads a row, wherever the table is in the page', () => {
    expect(
      readRules('a.md', table('| One is open | `src/a.test.ts` | one is open | as asked \\| here |')),
    ).toEqual([
      {
        where: 'a.md:5',
        rule: 'One is open',
        testFile: 'src/a.test.ts',
        testTitle: 'one is open',
        failsWhen: '',
      },
    ]);
  });

  it('finds a rule without a test, and a row with a cell too few', () => {
    const rows = readRules('a.md', table('| One is open | | | |', '| Two | `src/a.test.ts` | one is open |'));
    expect(findFaults(rows, there("it('one is open', …"))).toEqual([
      'a.md:5: no test proves “One is open”',
      'a.md:6: no test proves “Two”',
    ]);
  });

  it('finds a title that no test of the file has, even when the file has its words', () => {
    const rows = readRules('a.md', table('| One is open | `src/a.test.ts` | one is open | |'));
    expect(findFaults(rows, there("it('one is open at a time', …"))).toEqual([
      'a.md:5: src/a.test.ts has no test “one is open”',
    ]);
    expect(findFaults(rows, () => null)).toEqual(['a.md:5: there is no src/a.test.ts']);
  });

  it('knows a title with an apostrophe and one with a stroke', () => {
    const rows = readRules(
      'a.md',
      table(
        "| Name | `tests/a.e2e.ts` | the customer's name | |",
        '| A or B | `src/a.test.tsx` | `a \\| b` | |',
      ),
    );
    expect(findFaults(rows, there("it('the customer\\'s name', …\nit('a | b', …"))).toEqual([]);
  });

  it('takes no file for proof that is not a file of tests', () => {
    const rows = readRules('a.md', table('| One is open | `src/a.ts` | one is open | |'));
    expect(findFaults(rows, there("'one is open'"))).toEqual(['a.md:5: src/a.ts is not a file of tests']);
  });
});
