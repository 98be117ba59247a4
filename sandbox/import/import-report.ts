export interface ImportReport {
  readCount: number;
  addedCount: number;
  updatedCount: number;
  rejectedCount: number;
  /** The first reasons, each with its line number. */
  reasons: string[];
}

/** Reports the progress of an import. */
export type ImportProgress = (doneRowCount: number, total: number) => void;

const MAX_REASONS = 10;

/** Collects rejected rows: keeps the first reasons and counts the rest. */
export function createRejectionCollector() {
  const reasons: string[] = [];
  let rejectedCount = 0;
  return {
    add(line: number, reason: string): void {
      rejectedCount += 1;
      if (reasons.length < MAX_REASONS) reasons.push(`Line ${line}: ${reason}`);
    },
    get rejectedCount() {
      return rejectedCount;
    },
    reasons,
  };
}

/** Splits rows into batches that one statement can insert. */
export function* splitIntoBatches<T>(rows: T[], size: number): Generator<T[]> {
  for (let start = 0; start < rows.length; start += size) yield rows.slice(start, start + size);
}
