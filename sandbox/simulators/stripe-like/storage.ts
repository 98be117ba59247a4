import type { RecordKind, SimulatorRecords } from './records.ts';

/**
 * Where the simulator keeps its records, by kind and id. Each record is plain JSON; `put` replaces.
 * A store that survives restarts (a table) implements these three calls.
 */
export interface SimulatorStorage {
  get<K extends RecordKind>(kind: K, id: string): Promise<SimulatorRecords[K] | null>;
  put<K extends RecordKind>(kind: K, record: SimulatorRecords[K]): Promise<void>;
  list<K extends RecordKind>(kind: K): Promise<readonly SimulatorRecords[K][]>;
}

type Tables = { [K in RecordKind]: Map<string, SimulatorRecords[K]> };

/** Keeps everything in memory: for tests, and until a durable store is given. */
export function createMemoryStorage(): SimulatorStorage {
  const tables: Tables = {
    intents: new Map(),
    methods: new Map(),
    charges: new Map(),
    challenges: new Map(),
    keys: new Map(),
  };
  return {
    get: async (kind, id) => tables[kind].get(id) ?? null,
    put: async (kind, record) => {
      tables[kind].set(record.id, record);
    },
    list: async (kind) => [...tables[kind].values()],
  };
}
