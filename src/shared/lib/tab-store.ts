import { readStored, removeStored, writeStored } from './storage';

/** A value that the tab keeps as JSON for its later documents. */
interface TabStore<Value> {
  /** The value, checked by the store's reader; null when it cannot be parsed. */
  readonly read: () => Value | null;
  readonly write: (value: Value) => void;
  readonly remove: () => void;
}

/**
 * A value of the tab, by its key. Anybody can edit what is stored, so `check` builds the value from whatever JSON it finds; it gets
 * null when nothing is stored.
 */
export function tabStore<Value>(key: string, check: (stored: unknown) => Value | null): TabStore<Value> {
  return {
    read: () => {
      try {
        return check(JSON.parse(readStored('session', key) ?? 'null'));
      } catch {
        return null;
      }
    },
    write: (value) => writeStored('session', key, JSON.stringify(value)),
    remove: () => removeStored('session', key),
  };
}
