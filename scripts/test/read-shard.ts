import type { Shard } from './suites.ts';

/** @throws an Error that says how a shard is written. */
export function readShard(text: string): Shard {
  const [, index = 0, count = 0] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (index < 1 || index > count) throw new Error(`--shard ${text}: give a part of a whole, as 1/4.`);
  return { index, count };
}
