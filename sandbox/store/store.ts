import type { Clock } from './clock.ts';
import type { Tx } from './connection.ts';

/** The operator's database, which every use case receives; hides the engine. */
export interface Store {
  readonly operatorId: string;
  readonly clock: Clock;
  /** The address of the bookings site, for links in e-mails. */
  readonly bookingsUrl: string;
  /** A sentence for messages about where the data is stored. */
  readonly describedAs: string;
  /**
   * Reads outside a transaction, on one connection. Do not nest calls: a second read or a write inside the work could wait
   * for a connection for ever.
   */
  read<T>(work: (db: Tx) => Promise<T>): Promise<T>;
  /**
   * Runs one serializable transaction, retried when the engine requests it (SQLSTATE 40001). The work may run more than
   * once and must not have effects outside the database.
   */
  write<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Waits for running work, closes the engine and unlocks the folder. */
  close(): Promise<void>;
}
