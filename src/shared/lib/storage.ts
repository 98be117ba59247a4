/** `session` lasts as long as the tab. */
export type StorageKind = 'session' | 'local';

const memoryStores: Record<StorageKind, Map<string, string>> = { session: new Map(), local: new Map() };

function openStorage(kind: StorageKind): Storage | null {
  try {
    return kind === 'session' ? globalThis.sessionStorage : globalThis.localStorage;
  } catch {
    return null;
  }
}

/** Reads a value; null if there is none. Falls back to memory where storage is blocked. Never throws. */
export function readStored(kind: StorageKind, key: string): string | null {
  try {
    return openStorage(kind)?.getItem(key) ?? memoryStores[kind].get(key) ?? null;
  } catch {
    return memoryStores[kind].get(key) ?? null;
  }
}

/** Stores a value, in memory if storage is full or blocked. Never throws. */
export function writeStored(kind: StorageKind, key: string, value: string): void {
  try {
    const storage = openStorage(kind);
    if (storage) {
      storage.setItem(key, value);
      memoryStores[kind].delete(key);
      return;
    }
  } catch {
    // Full or blocked.
  }
  memoryStores[kind].set(key, value);
}

/** Removes a value from storage and memory. Never throws. */
export function removeStored(kind: StorageKind, key: string): void {
  memoryStores[kind].delete(key);
  try {
    openStorage(kind)?.removeItem(key);
  } catch {
    // Blocked.
  }
}
