import { toUnexpectedFailure } from '../failure';
import type { ConfigurationProblem, ReadResult } from './configuration-problem';
import { formatScalar, toList, toRecord } from './values';

/**
 * Leaves out the rows of a list that cannot be shown, so that one bad row does not lose the others.
 *
 * @param rawRows the list in the response, names in camelCase
 * @param textKeys the keys that must hold text because every screen needs them
 * @throws ApiFailure `unexpected` if it is not a list
 */
export function readRows<Row extends object>(
  kind: ConfigurationProblem['kind'],
  rawRows: readonly Row[],
  textKeys: readonly (keyof Row & string)[],
): ReadResult<Row[]> {
  if (toList(rawRows) === null)
    throw toUnexpectedFailure(new Error(`Pavilion: the ${kind} rows are no list.`));
  const problems: ConfigurationProblem[] = [];
  const shownRows = Object.values(rawRows ?? []).filter((row, index) => {
    const fields = toRecord(row);
    const missingKey = textKeys.find((key) => !isShowable(key, fields[key]));
    if (missingKey === undefined) return true;
    const name =
      formatScalar(fields.name).trim() ||
      formatScalar(fields.title).trim() ||
      formatScalar(fields.id) ||
      `${index + 1}`;
    problems.push({ code: 'missing', key: missingKey, kind, name, path: [index] });
    return false;
  });
  return { value: shownRows, problems };
}

/** An id may be a number; a name may not, because searching names would crash. */
function isShowable(key: string, value: unknown): boolean {
  return typeof value === 'string' ? value.trim() !== '' : key === 'id' && typeof value === 'number';
}
