import type { Clock } from './clock.ts';
import type { Tx } from './connection.ts';

/** The operator's books. Every use-case takes one; nothing else knows what is underneath. */
export interface Store {
  readonly operatorId: string;
  readonly clock: Clock;
  /** A sentence saying where the data is kept, for people. */
  readonly describedAs: string;
  /** Reads outside a transaction. */
  read<T>(work: (db: Tx) => Promise<T>): Promise<T>;
  /**
   * One serializable transaction, tried again when the engine asks for it (SQLSTATE 40001).
   * The work may run more than once: nothing outside the database may happen inside it.
   */
  write<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Waits for what is running, closes the engine and gives the folder back. */
  close(): Promise<void>;
}
