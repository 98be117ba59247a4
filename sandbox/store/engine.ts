import type { Tx } from './connection.ts';
import type { RunSql } from './migrate.ts';

/** The common interface of PGlite and a PostgreSQL server. */
export interface Engine {
  read<T>(work: (db: Tx) => Promise<T>): Promise<T>;
  /** One attempt of a serializable transaction. */
  write<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  run: RunSql;
  close(): Promise<void>;
}
