import { describe, expect, it } from 'vitest';
import { readShard } from './read-shard.ts';
import { listSuites } from './suites.ts';

const listNames = (shard: string) => listSuites(readShard(shard)).map(({ name }) => name);

describe('a run in shards', () => {
  it.each([2, 3, 4, 9])('%i shards together run every suite', (count) => {
    const shards = Array.from({ length: count }, (_, index) => listNames(`${index + 1}/${count}`));
    expect(new Set(shards.flat())).toEqual(new Set(listNames('1/1')));
  });

  it('a run in shards runs suites that cannot be divided only once', () => {
    const shards = [listNames('1/4'), listNames('2/4'), listNames('3/4'), listNames('4/4')];
    for (const name of ['contracts', 'budgets', 'random visits of the checkout'])
      expect(shards.filter((names) => names.includes(name))).toHaveLength(1);
  });

  it('a run in shards divides the journeys among all shards', () => {
    expect(
      [listNames('1/2'), listNames('2/2')].every((names) => names.includes('journeys in a browser')),
    ).toBe(true);
  });

  it.each(['0/4', '5/4', '2', 'a/b', '1/0'])(
    'a run in shards says how a shard is written instead of %s',
    (text) => {
      expect(() => readShard(text)).toThrow('1/4');
    },
  );
});
