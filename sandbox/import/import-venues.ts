import type { Store } from '../store/store.ts';

export interface ImportReport {
  read: number;
  added: number;
  updated: number;
  rejected: number;
  /** The first reasons, each with its line number. */
  reasons: string[];
}

/** `--import-venues FILE.csv`: idempotent by slug. Throws one clear sentence when the file or a column is missing. */
export async function importVenues(
  _store: Store,
  _file: string,
  _onProgress?: (done: number, total: number) => void,
): Promise<ImportReport> {
  throw new Error('not built yet');
}
/** `--import-outcodes FILE.csv`: postcode districts for the geocoder. */
export async function importOutcodes(
  _store: Store,
  _file: string,
  _onProgress?: (done: number, total: number) => void,
): Promise<ImportReport> {
  throw new Error('not built yet');
}
