import { isManualCheck, makeChange, readChange } from './change.ts';
import type { RuleRow } from './read-rules.ts';

/**
 * The rows that do not say what breaks them, a sentence each. A change that can no longer be made counts as well: the code
 * has moved on, and whether the test still notices is unknown.
 * @param readText the text of a file of the project by its path, or null when there is none
 */
export function findUnproven(rows: readonly RuleRow[], readText: (path: string) => string | null): string[] {
  return rows.flatMap(({ where, failsWhen }) => {
    const fault = faultOf(failsWhen, readText);
    return fault === null ? [] : [`${where}: ${fault}`];
  });
}

function faultOf(cell: string, readText: (path: string) => string | null): string | null {
  if (isManualCheck(cell)) return null;
  const change = readChange(cell);
  if (change === null) return `“${cell}” is neither a change that the test notices nor “by eye: where”`;
  const text = readText(change.file);
  if (text === null) return `there is no ${change.file} to be changed`;
  return makeChange(text, change) === null
    ? `${change.file} does not hold “${change.from}” exactly once`
    : null;
}
