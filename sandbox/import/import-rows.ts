import type { CsvRow } from './csv-file.ts';
import { collectRejections, type ImportProgress, type ImportReport, inBatches } from './import-report.ts';

interface Plan<Row> {
  /** What a row is known by; it may occur once in a file. */
  readonly keyOf: (row: CsvRow) => string;
  /** How that is called, for the reason of a second one. */
  readonly keyName: string;
  /** Why a row cannot be imported, null when it can. */
  readonly problemOf: (row: CsvRow) => string | null;
  readonly toRow: (row: CsvRow) => Row;
  /** How many rows one statement takes. */
  readonly batchSize: number;
  /** Writes a batch; answers how many of it were known already. */
  readonly writeBatch: (batch: Row[]) => Promise<number>;
}

/** Checks every row of a file, writes the good ones in portions, and counts. `imported` are the rows that were written. */
export async function importRows<Row>(
  rows: readonly CsvRow[],
  plan: Plan<Row>,
  onProgress: ImportProgress,
): Promise<{ imported: Row[]; report: ImportReport }> {
  const rejections = collectRejections();
  const byKey = new Map<string, Row>();
  for (const row of rows) {
    const key = plan.keyOf(row);
    const problem = plan.problemOf(row) ?? (byKey.has(key) ? `this ${plan.keyName} occurs twice` : null);
    if (problem) rejections.add(row.line, problem);
    else byKey.set(key, plan.toRow(row));
  }
  const imported = [...byKey.values()];
  let updated = 0;
  let done = 0;
  for (const batch of inBatches(imported, plan.batchSize)) {
    updated += await plan.writeBatch(batch);
    done += batch.length;
    onProgress(done, imported.length);
  }
  const { rejected, reasons } = rejections;
  return {
    imported,
    report: { read: rows.length, added: imported.length - updated, updated, rejected, reasons },
  };
}

/** Why a row has no place on the map, null when it has one. */
export function positionProblem(row: CsvRow): string | null {
  return isWithin(row.text('lat'), 90) && isWithin(row.text('lng'), 180)
    ? null
    : 'lat and lng must be numbers, lat between -90 and 90, lng between -180 and 180';
}

function isWithin(text: string, limit: number): boolean {
  return text !== '' && Math.abs(Number(text)) <= limit;
}
