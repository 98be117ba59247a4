import { expect, test } from 'vitest';
import { aVenue } from '@/shared/testing';
import { findLargestTowns, groupByTown } from './towns';

const at = (id: string, address2: string | null) => ({ venue: aVenue({ id, address2 }) });
const named = (towns: ReturnType<typeof groupByTown>) =>
  towns.map(({ name, venues }) => [name, venues.map(({ id }) => id)]);

test('centres are grouped by the town in their address, from A to Z, with those without a town last', () => {
  const towns = groupByTown([
    at('1', 'York'),
    at('2', null),
    at('3', 'Leeds'),
    at('4', ' york '),
    at('5', ''),
  ]);
  expect(named(towns)).toEqual([
    ['Leeds', ['3']],
    ['York', ['1', '4']],
    ['', ['2', '5']],
  ]);
});

test('the towns with the most centres are kept, in their order', () => {
  const towns = groupByTown([
    at('1', 'Bath'),
    at('2', 'Leeds'),
    at('3', 'York'),
    at('4', 'York'),
    at('5', 'Leeds'),
  ]);
  expect(findLargestTowns(towns, 2).map(({ name }) => name)).toEqual(['Leeds', 'York']);
  expect(findLargestTowns(towns, 3)).toEqual(towns);
});
