import { and, asc, eq } from 'drizzle-orm';
import { simulatorRecords } from '../../store/schema/simulators.ts';
import type { Store } from '../../store/store.ts';
import type { RecordKind, SimulatorRecords } from './records.ts';
import type { SimulatorStorage } from './storage.ts';

/** Keeps the provider's records in the sandbox's database, so that a restart loses no payment. */
export function createStoreStorage(store: Store): SimulatorStorage {
  const { operatorId } = store;
  const ofKind = (kind: RecordKind) =>
    and(eq(simulatorRecords.operatorId, operatorId), eq(simulatorRecords.kind, kind));

  return {
    async get<K extends RecordKind>(kind: K, id: string): Promise<SimulatorRecords[K] | null> {
      const [row] = await store.read((db) =>
        db
          .select()
          .from(simulatorRecords)
          .where(and(ofKind(kind), eq(simulatorRecords.id, id))),
      );
      return row === undefined ? null : JSON.parse(row.record);
    },
    async put(kind, record) {
      const written = JSON.stringify(record);
      await store.write((tx) =>
        tx
          .insert(simulatorRecords)
          .values({ operatorId, kind, id: record.id, record: written })
          .onConflictDoUpdate({
            target: [simulatorRecords.operatorId, simulatorRecords.kind, simulatorRecords.id],
            set: { record: written },
          }),
      );
    },
    async list<K extends RecordKind>(kind: K): Promise<readonly SimulatorRecords[K][]> {
      const rows = await store.read((db) =>
        db.select().from(simulatorRecords).where(ofKind(kind)).orderBy(asc(simulatorRecords.id)),
      );
      return rows.map((row) => JSON.parse(row.record));
    },
  };
}
