import { and, asc, eq } from 'drizzle-orm';
import type { Tx } from '../store/connection.ts';
import { simulatorRecords } from '../store/schema/simulators.ts';
import type { Store } from '../store/store.ts';
import type { RecordKind, SimulatorRecords } from './records.ts';
import { SimulatorFailure } from './simulator-failure.ts';
import type { RecordAccess, SimulatorStorage } from './storage.ts';

type RunWork = <T>(work: (db: Tx) => Promise<T>) => Promise<T>;

/** Keeps the provider's records in the sandbox's database, so that a restart loses no payment. */
export function createStoreStorage(store: Store): SimulatorStorage {
  return {
    ...createAccess(store.operatorId, store.read, store.write),
    // Runs a serializable transaction: if two processes change one payment at the same moment, the later one runs again
    // and sees the earlier one's changes.
    async atomically<T>(work: (records: RecordAccess) => Promise<T>): Promise<T> {
      const outcome = await store.write(async (tx) => {
        const runInside: RunWork = (step) => step(tx);
        try {
          return { value: await work(createAccess(store.operatorId, runInside, runInside)) };
        } catch (failure) {
          if (failure instanceof SimulatorFailure) return { failure };
          throw failure;
        }
      });
      if ('failure' in outcome) throw outcome.failure;
      return outcome.value;
    },
  };
}

function createAccess(operatorId: string, runRead: RunWork, write: RunWork): RecordAccess {
  const isOfKind = (kind: RecordKind) =>
    and(eq(simulatorRecords.operatorId, operatorId), eq(simulatorRecords.kind, kind));

  return {
    async get<K extends RecordKind>(kind: K, id: string): Promise<SimulatorRecords[K] | null> {
      const [row] = await runRead((db) =>
        db
          .select()
          .from(simulatorRecords)
          .where(and(isOfKind(kind), eq(simulatorRecords.id, id))),
      );
      return row === undefined ? null : JSON.parse(row.record);
    },
    async put(kind, record) {
      const written = JSON.stringify(record);
      await write((tx) =>
        tx
          .insert(simulatorRecords)
          .values({ operatorId, kind, id: record.id, record: written })
          .onConflictDoUpdate({
            target: [simulatorRecords.operatorId, simulatorRecords.kind, simulatorRecords.id],
            set: { record: written },
          }),
      );
    },
    async remove(kind, id) {
      await write((tx) =>
        tx.delete(simulatorRecords).where(and(isOfKind(kind), eq(simulatorRecords.id, id))),
      );
    },
    async list<K extends RecordKind>(kind: K): Promise<readonly SimulatorRecords[K][]> {
      const rows = await runRead((db) =>
        db.select().from(simulatorRecords).where(isOfKind(kind)).orderBy(asc(simulatorRecords.id)),
      );
      return rows.map((row) => JSON.parse(row.record));
    },
  };
}
