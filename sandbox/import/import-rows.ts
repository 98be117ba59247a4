import type { CsvRow } from './csv-file.ts';
import {
  createRejectionCollector,
  type ImportProgress,
  type ImportReport,
  splitIntoBatches,
} from './import-report.ts';

interface ImportPlan<Row> {
  /** The unique key of a row in the file. */
  readonly readKey: (row: CsvRow) => string;
  /** The key's name, for the message about a duplicate. */
  readonly keyName: string;
  /** Why a row cannot be imported; null if it can. */
  readonly findProblem: (row: CsvRow) => string | null;
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
): Promise<{ importedRows: Row[]; report: ImportReport }> {
  const rejections = createRejectionCollector();
  const rowsByKey = new Map<string, Row>();
  for (const row of rows) {
    const key = plan.readKey(row);
    const problem =
      plan.findProblem(row) ?? (rowsByKey.has(key) ? `this ${plan.keyName} occurs twice` : null);
    if (problem) rejections.add(row.lineNumber, problem);
    else rowsByKey.set(key, plan.toRow(row));
  }
  const importedRows = [...rowsByKey.values()];
  let updatedCount = 0;
  let doneRowCount = 0;
  for (const batch of splitIntoBatches(importedRows, plan.batchSize)) {
    updatedCount += await plan.writeBatch(batch);
    doneRowCount += batch.length;
    onProgress(doneRowCount, importedRows.length);
  }
  const { rejectedCount, reasons } = rejections;
  return {
    importedRows,
    report: {
      readCount: rows.length,
      addedCount: importedRows.length - updatedCount,
      updatedCount,
      rejectedCount,
      reasons,
    },
  };
}

/** Why a row's position is invalid; null if it is valid. */
export function findPositionProblem(row: CsvRow): string | null {
  return isNumberWithin(row.text('lat'), 90) && isNumberWithin(row.text('lng'), 180)
    ? null
    : 'lat and lng must be numbers, lat between -90 and 90, lng between -180 and 180';
}

function isNumberWithin(text: string, limit: number): boolean {
  return text !== '' && Math.abs(Number(text)) <= limit;
}
