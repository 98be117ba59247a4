/** Limits concurrent work; the rest waits in FIFO order. */
export function createConcurrencyLimit(places: number) {
  let free = places;
  const waiting: (() => void)[] = [];
  const enter = (): Promise<void> | undefined => {
    if (free === 0) return new Promise((resolve) => waiting.push(resolve));
    free -= 1;
    return undefined;
  };
  // Passes a free place directly to the longest-waiting work, so that no new work overtakes it.
  const leave = (): void => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };
  return async function limited<T>(work: () => Promise<T>): Promise<T> {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
