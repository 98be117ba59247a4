/** A change of one place of the source that breaks a rule: its test has to turn red. */
export interface Change {
  readonly file: string;
  /** A text that the file holds exactly once. */
  readonly from: string;
  readonly to: string;
}

const CHANGE = /^`([^`]+)`: `([^`]+)` → (?:`([^`]*)`|nothing)$/;
const MANUAL_CHECK = /^by eye: (.+)$/;

/**
 * Reads a cell "Fails when" that names a change, such as "`src/a.ts`: `>= 10` → `> 10`"; "→ nothing" takes the text out.
 * @returns null for a cell that names none
 */
export function readChange(cell: string): Change | null {
  const [, file, from, to = ''] = CHANGE.exec(cell) ?? [];
  return file === undefined || from === undefined ? null : { file, from, to };
}

/** Whether the cell names a manual check, because no test can prove the row. */
export function isManualCheck(cell: string): boolean {
  return MANUAL_CHECK.test(cell);
}

/** The text with the change made, or null when the text to change is not there exactly once. */
export function makeChange(text: string, { from, to }: Change): string | null {
  const [before, after, ...more] = text.split(from);
  return before === undefined || after === undefined || more.length > 0 ? null : before + to + after;
}
