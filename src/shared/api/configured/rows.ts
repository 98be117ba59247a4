import { unexpectedFailure } from '../failure';
import type { ConfigurationProblem, ReadResult } from './configuration-problem';
import { listOf, recordOf, scalarText } from './values';

/**
 * Leaves out the rows of a list that cannot be shown, so that one of them never costs the others.
 *
 * @param sent the list of the response, names in camelCase
 * @param texts the keys that every screen of such a row needs as a text
 * @throws ApiFailure `unexpected` when it is not a list
 */
export function readRows<Row extends object>(
  kind: ConfigurationProblem['kind'],
  sent: readonly Row[],
  texts: readonly (keyof Row & string)[],
): ReadResult<Row[]> {
  if (listOf(sent) === null) throw unexpectedFailure(new Error(`Pavilion: the ${kind} rows are no list.`));
  const problems: ConfigurationProblem[] = [];
  const value = Object.values(sent ?? []).filter((row, at) => {
    const fields = recordOf(row);
    const missing = texts.find((key) => !isShowable(key, fields[key]));
    if (missing === undefined) return true;
    const name =
      scalarText(fields.name).trim() ||
      scalarText(fields.title).trim() ||
      scalarText(fields.id) ||
      `${at + 1}`;
    problems.push({ kind, name, problem: `It has no ${missing}. It is left out.` });
    return false;
  });
  return { value, problems };
}

/** A name that is a number would end the search for names; an id may be one. */
function isShowable(key: string, value: unknown): boolean {
  return typeof value === 'string' ? value.trim() !== '' : key === 'id' && typeof value === 'number';
}
