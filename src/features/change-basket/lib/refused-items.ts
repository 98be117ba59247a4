import type { ApiFailure } from '@/shared/api';

/** The messages for refused items of an addition, by index: both `items.2` and `items.2.quantity` are 2. */
export function readRefusedItems(failure: ApiFailure): ReadonlyMap<number, string> {
  if (failure.kind !== 'validation') return new Map();
  return new Map(
    Object.entries(failure.errors).flatMap(([key, [message]]): [number, string][] => {
      const index = /^items\.(\d+)(?:\.|$)/.exec(key)?.[1];
      return index === undefined || message === undefined ? [] : [[Number(index), message]];
    }),
  );
}
