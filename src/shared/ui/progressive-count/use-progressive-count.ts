import { startTransition, useEffect, useState } from 'react';

type Growth = {
  /** How many come at once: what fills the first screen. */
  readonly first: number;
  /** How many come at a time after them: little enough that whatever the customer does meanwhile is answered at once. */
  readonly step: number;
};

/**
 * How many items of a long list or form stand. The first screen comes at once and the rest in steps, each of which gives way
 * to the customer.
 *
 * @param list what is shown; another one begins again
 */
export function useProgressiveCount(list: unknown, total: number, { first, step }: Growth): number {
  const [grown, setGrown] = useState({ list, count: first });
  const count = grown.list === list ? grown.count : first;
  if (grown.list !== list) setGrown({ list, count: first });
  useEffect(() => {
    if (count < total) startTransition(() => setGrown({ list, count: count + step }));
  }, [list, count, total, step]);
  return Math.min(count, total);
}
