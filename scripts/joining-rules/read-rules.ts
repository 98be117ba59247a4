/** A rule of the joining specification and the test that proves it: one row of a table in `docs/joining-rules`. */
export interface RuleRow {
  /** The Markdown file and the line of the row, for the report: `states.md:14`. */
  where: string;
  rule: string;
  testFile: string;
  testTitle: string;
  /** The change that turns the test red, or a manual check; empty in a table without that column. */
  failsWhen: string;
}

/** With or without the fifth column, "Fails when": the situations have four. */
const CELLS: readonly number[] = [4, 5];
/** The titles of the first column: of rules, and of situations. */
const HEADS: readonly string[] = ['Rule', 'What must happen'];
const BETWEEN_CELLS = /(?<!\\)\|/;

/**
 * Reads every row of every table in one Markdown file. Headings, prose and the tables' own head and rule are left out.
 * A row with too few cells gives empty strings, so that it is found to be without a test.
 */
export function readRules(fileName: string, markdown: string): RuleRow[] {
  return markdown.split('\n').flatMap((line, index) => {
    if (!line.trim().startsWith('|')) return [];
    const cells = line.trim().split(BETWEEN_CELLS).slice(1, -1).map(plain);
    const [rule = '', testFile = '', testTitle = '', , failsWhen = ''] = cells;
    if (isHead(cells)) return [];
    const row = { where: `${fileName}:${index + 1}`, rule, testFile, testTitle, failsWhen };
    return CELLS.includes(cells.length) ? [row] : [{ ...row, testFile: '', testTitle: '' }];
  });
}

function isHead(cells: readonly string[]): boolean {
  return HEADS.includes(cells[0] ?? '') || cells.every((cell) => /^:?-+:?$/.test(cell));
}

/** The text of a cell: without the marks around code, and with `\|` as `|`. */
function plain(cell: string): string {
  const text = cell.trim().replaceAll('\\|', '|');
  const inside = /^`([^`]+)`$/.exec(text);
  return inside?.[1] ?? text;
}
