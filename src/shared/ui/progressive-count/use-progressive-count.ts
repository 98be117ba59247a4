import { startTransition, useEffect, useState } from 'react';

type Growth = {
  /** How many items the first render has: a screenful. */
  readonly first: number;
  /** How many items each further step adds; small enough to keep the page responsive. */
  readonly step: number;
};

/**
 * Renders a long list progressively and returns the current count: the first screenful at once, the rest in transitions.
 *
 * @param list the list; another one restarts the count
 */
export function useProgressiveCount(list: unknown, total: number, { first, step }: Growth): number {
  const [growth, setGrowth] = useState({ list, count: first });
  const count = growth.list === list ? growth.count : first;
  if (growth.list !== list) setGrowth({ list, count: first });
  useEffect(() => {
    if (count < total) startTransition(() => setGrowth({ list, count: count + step }));
  }, [list, count, total, step]);
  return Math.min(count, total);
}
