/** A mutex per key: runs the work for a key after its earlier work, so that two requests cannot both confirm or capture. */
export function createKeyedMutex() {
  const last = new Map<string, Promise<unknown>>();
  return async function withLock<T>(key: string, work: () => Promise<T>): Promise<T> {
    const ownWork = (last.get(key) ?? Promise.resolve()).then(work, work);
    last.set(key, ownWork);
    try {
      return await ownWork;
    } finally {
      if (last.get(key) === ownWork) last.delete(key);
    }
  };
}
