import { expect, test } from 'vitest';
import { aVenue } from '@/shared/testing';
import { findLargestTowns, groupByTown } from './towns';

const createVenueIn = (id: string, address2: string | null) => ({ venue: aVenue({ id, address2 }) });
const listTowns = (towns: ReturnType<typeof groupByTown>) =>
  towns.map(({ name, venues }) => [name, venues.map(({ id }) => id)]);

test('centres are grouped by the town in their address, from A to Z, with those without a town last', () => {
  const towns = groupByTown([
    createVenueIn('1', 'York'),
    createVenueIn('2', null),
    createVenueIn('3', 'Leeds'),
    createVenueIn('4', ' york '),
    createVenueIn('5', ''),
  ]);
  expect(listTowns(towns)).toEqual([
    ['Leeds', ['3']],
    ['York', ['1', '4']],
    ['', ['2', '5']],
  ]);
});

test('the towns with the most centres are kept, in their order', () => {
  const towns = groupByTown([
    createVenueIn('1', 'Bath'),
    createVenueIn('2', 'Leeds'),
    createVenueIn('3', 'York'),
    createVenueIn('4', 'York'),
    createVenueIn('5', 'Leeds'),
  ]);
  expect(findLargestTowns(towns, 2).map(({ name }) => name)).toEqual(['Leeds', 'York']);
  expect(findLargestTowns(towns, 3)).toEqual(towns);
});
