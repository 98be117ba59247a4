import { expect, test } from 'vitest';
import { aVenue } from '@/shared/testing';
import { largestTowns, townsOf } from './towns';

const at = (id: string, address2: string | null) => ({ venue: aVenue({ id, address2 }) });
const named = (towns: ReturnType<typeof townsOf>) =>
  towns.map(({ name, venues }) => [name, venues.map(({ id }) => id)]);

test('centres are grouped by the town in their address, from A to Z, with those without a town last', () => {
  const towns = townsOf([at('1', 'York'), at('2', null), at('3', 'Leeds'), at('4', ' york '), at('5', '')]);
  expect(named(towns)).toEqual([
    ['Leeds', ['3']],
    ['York', ['1', '4']],
    ['', ['2', '5']],
  ]);
});

test('the towns with the most centres are kept, in their order', () => {
  const towns = townsOf([
    at('1', 'Bath'),
    at('2', 'Leeds'),
    at('3', 'York'),
    at('4', 'York'),
    at('5', 'Leeds'),
  ]);
  expect(largestTowns(towns, 2).map(({ name }) => name)).toEqual(['Leeds', 'York']);
  expect(largestTowns(towns, 3)).toEqual(towns);
});
