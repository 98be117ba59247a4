import { readStored, removeStored, writeStored } from './storage';

/** A value that is stored in the tab as JSON for its later documents. */
interface TabStore<Value> {
  /** The value, validated by `check`; null if it cannot be parsed. */
  readonly read: () => Value | null;
  readonly write: (value: Value) => void;
  readonly remove: () => void;
}

/**
 * Stores a value in the tab under this key. Anybody can edit stored data, so `check` validates whatever JSON it finds; it
 * receives null if nothing is stored.
 */
export function createTabStore<Value>(
  key: string,
  parseStored: (storedValue: unknown) => Value | null,
): TabStore<Value> {
  return {
    read: () => {
      try {
        return parseStored(JSON.parse(readStored('session', key) ?? 'null'));
      } catch {
        return null;
      }
    },
    write: (value) => writeStored('session', key, JSON.stringify(value)),
    remove: () => removeStored('session', key),
  };
}
