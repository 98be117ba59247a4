import type { RecordKind, SimulatorRecords } from './records.ts';

/** The simulators' records, by kind and id. Each record is plain JSON; `put` replaces. */
export interface RecordAccess {
  get<K extends RecordKind>(kind: K, id: string): Promise<SimulatorRecords[K] | null>;
  put<K extends RecordKind>(kind: K, record: SimulatorRecords[K]): Promise<void>;
  remove(kind: RecordKind, id: string): Promise<void>;
  list<K extends RecordKind>(kind: K): Promise<readonly SimulatorRecords[K][]>;
}

/** Stores the simulators' records; a durable store (a table) implements these calls. */
export interface SimulatorStorage extends RecordAccess {
  /**
   * Runs work atomically, isolated from other work in any process on the same database. It may run more than once. Its
   * writes are kept even if it ends with a `SimulatorFailure`, so that a declined attempt stays on record.
   */
  atomically<T>(work: (records: RecordAccess) => Promise<T>): Promise<T>;
}

type Tables = { [K in RecordKind]: Map<string, SimulatorRecords[K]> };

/** Keeps all records in memory: for tests, and as the default. */
export function createMemoryStorage(): SimulatorStorage {
  const tables: Tables = {
    charges: new Map(),
    webhooks: new Map(),
    intents: new Map(),
    methods: new Map(),
    challenges: new Map(),
    keys: new Map(),
    cvcTokens: new Map(),
    opayoKeys: new Map(),
    opayoCards: new Map(),
    opayoTransactions: new Map(),
    opayoCodes: new Map(),
    opayoChallenges: new Map(),
    ryftSessions: new Map(),
    ryftChallenges: new Map(),
    ryftKeys: new Map(),
    ryftMethods: new Map(),
  };
  const records: RecordAccess = {
    get: async (kind, id) => tables[kind].get(id) ?? null,
    put: async (kind, record) => {
      tables[kind].set(record.id, record);
    },
    remove: async (kind, id) => {
      tables[kind].delete(id);
    },
    list: async (kind) => [...tables[kind].values()],
  };
  // In a single process the services' mutexes are enough.
  return {
    ...records,
    atomically(work) {
      return work(this);
    },
  };
}
