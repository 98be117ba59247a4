import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';

/** The reason why an import cannot start. The message says how to fix it. */
export class ImportError extends Error {
  constructor(sentence: string, cause?: unknown) {
    super(sentence, { cause });
    this.name = 'ImportError';
  }
}

export interface CsvRow {
  /** The number of the row's first line in the file, from 1. */
  lineNumber: number;
  /** A column's text, trimmed; empty if the column is missing. */
  text(column: string): string;
}

/**
 * Reads a CSV file with a header line.
 * @throws ImportError if it cannot be read or lacks a column
 */
export function readCsv(file: string, requiredColumns: string[]): CsvRow[] {
  const records = parseFile(file, readText(file));
  const [header] = records;
  const columns = header ? Object.keys(header.record) : [];
  const missingColumns = requiredColumns.filter((column) => !columns.includes(column));
  if (missingColumns.length > 0) {
    throw new ImportError(
      `${file} lacks the column${missingColumns.length > 1 ? 's' : ''} ${missingColumns.join(', ')}: its first line must name ${requiredColumns.join(', ')}.`,
    );
  }
  return records.map(({ record, info }) => ({
    lineNumber: info.lines,
    text: (column) => (record[column] ?? '').trim(),
  }));
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new ImportError(
      `${file} cannot be read: check that the path is right and the file readable.`,
      error,
    );
  }
}

interface ParsedRecord {
  record: Record<string, string | undefined>;
  info: { lines: number };
}

function parseFile(file: string, content: string): ParsedRecord[] {
  try {
    return parse<ParsedRecord>(content, {
      bom: true,
      columns: true,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ImportError(`${file} is not a CSV file that can be read: ${reason}`, error);
  }
}
