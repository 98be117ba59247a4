/** Lets so many works run at once; the others wait, first come, first served. */
export function createConcurrencyLimit(places: number) {
  let free = places;
  const waiting: (() => void)[] = [];
  const enter = (): Promise<void> | undefined => {
    if (free === 0) return new Promise((resolve) => waiting.push(resolve));
    free -= 1;
    return undefined;
  };
  // A place that is left is handed to who waits longest, so that nobody slips in between.
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
