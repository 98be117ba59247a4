import type { CsvRow } from './csv-file.ts';
import {
  collectRejections,
  type ImportProgress,
  type ImportReport,
  splitIntoBatches,
} from './import-report.ts';

interface ImportPlan<Row> {
  /** The unique key of a row in the file. */
  readonly keyOf: (row: CsvRow) => string;
  /** The key's name, for the message about a duplicate. */
  readonly keyName: string;
  /** Why a row cannot be imported; null if it can. */
  readonly problemOf: (row: CsvRow) => string | null;
  readonly toRow: (row: CsvRow) => Row;
  /** Rows per statement. */
  readonly batchSize: number;
  /** Writes a batch and returns how many of its rows already existed. */
  readonly writeBatch: (batch: Row[]) => Promise<number>;
}

/** Checks every row of a file, writes the valid ones in batches, and counts them. `imported` is the number of written rows. */
export async function importRows<Row>(
  rows: readonly CsvRow[],
  plan: ImportPlan<Row>,
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
  let doneCount = 0;
  for (const batch of splitIntoBatches(imported, plan.batchSize)) {
    updated += await plan.writeBatch(batch);
    doneCount += batch.length;
    onProgress(doneCount, imported.length);
  }
  const { rejected, reasons } = rejections;
  return {
    imported,
    report: { read: rows.length, added: imported.length - updated, updated, rejected, reasons },
  };
}

/** Why a row's position is invalid; null if it is valid. */
export function findPositionProblem(row: CsvRow): string | null {
  return isWithin(row.text('lat'), 90) && isWithin(row.text('lng'), 180)
    ? null
    : 'lat and lng must be numbers, lat between -90 and 90, lng between -180 and 180';
}

function isWithin(text: string, limit: number): boolean {
  return text !== '' && Math.abs(Number(text)) <= limit;
}
