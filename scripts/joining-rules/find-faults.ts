import type { RuleRow } from './read-rules.ts';

const TEST_FILE = /\.(?:test\.tsx?|e2e\.ts)$/;

/**
 * What keeps the tables from being true, a sentence each; nothing when every row names a test that is there.
 * @param rows the rows of all tables
 * @param readText the text of a file of the project by its path, or null when there is none
 */
export function findFaults(rows: readonly RuleRow[], readText: (path: string) => string | null): string[] {
  return rows.flatMap((row) => {
    const fault = faultOf(row, readText);
    return fault === null ? [] : [`${row.where}: ${fault}`];
  });
}

function faultOf(row: RuleRow, readText: (path: string) => string | null): string | null {
  if (row.rule === '') return 'a test without a rule';
  if (row.testFile === '' || row.testTitle === '') return `no test proves “${row.rule}”`;
  if (!TEST_FILE.test(row.testFile)) return `${row.testFile} is not a file of tests`;
  const text = readText(row.testFile);
  if (text === null) return `there is no ${row.testFile}`;
  return hasTitle(text, row.testTitle) ? null : `${row.testFile} has no test “${row.testTitle}”`;
}

/** A title is a whole string literal: a part of a sentence in the file proves nothing. */
function hasTitle(text: string, title: string): boolean {
  const unescaped = text.replaceAll(/\\(['"`])/g, '$1');
  return ["'", '"', '`'].some((quote) => unescaped.includes(`${quote}${title}${quote}`));
}
