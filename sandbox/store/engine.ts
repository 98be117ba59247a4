import type { Tx } from './connection.ts';
import type { RunSql } from './migrate.ts';

/** What PGlite and a PostgreSQL server have in common for us. */
export interface Engine {
  read<T>(work: (db: Tx) => Promise<T>): Promise<T>;
  /** One attempt at one serializable transaction. */
  write<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  run: RunSql;
  close(): Promise<void>;
}
