/** `session` lasts as long as the tab, `local` as long as the browser keeps it. */
export type StorageKind = 'session' | 'local';

const memory: Record<StorageKind, Map<string, string>> = { session: new Map(), local: new Map() };

function storageOf(kind: StorageKind): Storage | null {
  try {
    return kind === 'session' ? globalThis.sessionStorage : globalThis.localStorage;
  } catch {
    return null;
  }
}

/** Reads a stored text; null when there is none. Storage that is denied is replaced by memory. Never throws. */
export function readStored(kind: StorageKind, key: string): string | null {
  try {
    return storageOf(kind)?.getItem(key) ?? memory[kind].get(key) ?? null;
  } catch {
    return memory[kind].get(key) ?? null;
  }
}

/** Keeps a text: in the browser's storage, or in memory when that is full or denied. Never throws. */
export function writeStored(kind: StorageKind, key: string, value: string): void {
  try {
    const storage = storageOf(kind);
    if (storage) {
      storage.setItem(key, value);
      memory[kind].delete(key);
      return;
    }
  } catch {
    // Full or denied: fall through to memory.
  }
  memory[kind].set(key, value);
}

/** Forgets a stored text, in storage and in memory. Never throws. */
export function removeStored(kind: StorageKind, key: string): void {
  memory[kind].delete(key);
  try {
    storageOf(kind)?.removeItem(key);
  } catch {
    // Denied storage holds nothing of ours.
  }
}
