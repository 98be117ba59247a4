interface Queue {
  /** How many tasks may wait at most. */
  readonly mostWaiting: number;
  /** Creates the error for work beyond the limit. */
  readonly refusal: () => Error;
}

/** Limits concurrent work; the rest waits in FIFO order, any number of tasks unless `queue` limits it. */
export function createConcurrencyLimit(places: number, queue?: Queue) {
  let free = places;
  const waiting = new Set<() => void>();
  const enter = (signal: AbortSignal | undefined): Promise<void> | undefined => {
    signal?.throwIfAborted();
    if (free > 0) {
      free -= 1;
      return undefined;
    }
    if (queue && waiting.size >= queue.mostWaiting) throw queue.refusal();
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        waiting.delete(startWaiting);
        reject(signal?.reason);
      };
      const startWaiting = () => {
        waiting.delete(startWaiting);
        signal?.removeEventListener('abort', giveUp);
        resolve();
      };
      waiting.add(startWaiting);
      signal?.addEventListener('abort', giveUp, { once: true });
    });
  };
  // Passes a free place directly to the longest-waiting work, so that new work cannot overtake it.
  const leave = (): void => {
    const [next] = waiting;
    if (next) next();
    else free += 1;
  };
  /**
   * Runs the work in its turn. Work whose signal is aborted while it waits is not started.
   * @throws the signal's reason
   */
  return async function limited<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    await enter(signal);
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
