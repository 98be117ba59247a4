import type { ApiFailure } from '@/shared/api';

/** The messages for the items of an addition that were refused, by their position: `items.2` or `items.2.quantity` is 2. */
export function refusedItems(failure: ApiFailure): ReadonlyMap<number, string> {
  if (failure.kind !== 'validation') return new Map();
  return new Map(
    Object.entries(failure.errors).flatMap(([key, [message]]): [number, string][] => {
      const index = /^items\.(\d+)(?:\.|$)/.exec(key)?.[1];
      return index === undefined || message === undefined ? [] : [[Number(index), message]];
    }),
  );
}
