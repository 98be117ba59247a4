import type { Shard } from './suites.ts';

/** Parses a shard such as `1/4`. @throws an Error with the format if it is invalid */
export function readShard(text: string): Shard {
  const [, index = 0, count = 0] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (index < 1 || index > count)
    throw new Error(`--shard ${text}: give the part and the count, such as 1/4.`);
  return { index, count };
}
