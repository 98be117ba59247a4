import { MODULUS_KINDS, MODULUS_RANGES, SUBSTITUTES } from './modulus-table.gen.ts';

export type ModulusMethod = 'MOD10' | 'MOD11' | 'DBLAL';

/** One row of the published table: how the accounts of a range of sort codes are checked. */
export type CheckRow = {
  readonly method: ModulusMethod;
  /** The number of the exception; 0 for none. */
  readonly exception: number;
  /** Fourteen weights, for the digits u v w x y z of the sort code and a to h of the account number. */
  readonly weights: readonly number[];
};

type SortCodeRange = { readonly start: number; readonly end: number; readonly row: CheckRow };

const METHOD_BY_CODE: Readonly<Record<string, ModulusMethod>> = { M10: 'MOD10', M11: 'MOD11', DBL: 'DBLAL' };

function readCheckKinds(): CheckRow[] {
  return MODULUS_KINDS.trim()
    .split('\n')
    .map((line) => {
      const [method = '', exception, ...weights] = line.split(' ');
      return {
        method: METHOD_BY_CODE[method] ?? 'MOD10',
        exception: Number(exception),
        weights: weights.map(Number),
      };
    });
}

/** Parses the ranges: distance from the previous range, length and kind of check, in base 36. */
function readRanges(): SortCodeRange[] {
  const kinds = readCheckKinds();
  const ranges: SortCodeRange[] = [];
  let previousEnd = 0;
  for (const rangeText of MODULUS_RANGES.trim().split(/\s/)) {
    const [distance = 0, length = 0, kind = 0] = rangeText
      .split('.')
      .map((part) => Number.parseInt(part, 36));
    const start = previousEnd + distance;
    const row = kinds[kind];
    if (row) ranges.push({ start, end: start + length, row });
    previousEnd = start;
  }
  return ranges;
}

/** Parsed when the first account is checked. */
let knownRanges: readonly SortCodeRange[] | null = null;

/** The rows that apply to a sort code, in table order: none, one or two. */
export function findCheckRows(sortCode: string): CheckRow[] {
  knownRanges ??= readRanges();
  const sortCodeNumber = Number(sortCode);
  return knownRanges
    .filter(({ start, end }) => start <= sortCodeNumber && sortCodeNumber <= end)
    .map(({ row }) => row);
}

/** The sort code to use under exception 5. */
export function findSubstituteSortCode(sortCode: string): string {
  const pair = SUBSTITUTES.split(/\s/).find((pairText) => pairText.startsWith(`${sortCode}>`));
  return pair?.slice(sortCode.length + 1) ?? sortCode;
}
