import { expect, test } from 'vitest';
import { indexNames } from '@/entities/venue';
import { aVenue } from '@/shared/testing';
import { listSuggestions } from './suggest';
import { groupByTown } from './towns';

const venues = [
  aVenue({ id: '1', name: 'Leeds Baths', address2: 'Leeds' }),
  aVenue({ id: '2', name: 'Kirkstall Weir', address2: 'Leeds' }),
  aVenue({ id: '3', name: 'Leeds Arena', address2: 'Leeds', displayVenueSelectionButton: false }),
  aVenue({ id: '4', name: 'Foss Pool', address2: null }),
];
const names = indexNames(venues);
const labels = (term: string) =>
  listSuggestions(term, names, groupByTown(names)).map(({ kind, label }) => [kind, label]);

test('a text suggests matching towns first, then centres that can be chosen, ignoring case', () => {
  expect(labels('LEE')).toEqual([
    ['town', 'Leeds'],
    ['centre', 'Leeds Baths'],
  ]);
});

test('an empty text or one that matches no name suggests nothing', () => {
  expect(labels('')).toEqual([]);
  expect(labels('M12 6FZ')).toEqual([]);
});

test('there are at most eight suggestions, three of them towns', () => {
  const manyNames = indexNames(
    Array.from({ length: 30 }, (_, n) =>
      aVenue({ id: `${n}`, name: `Pool ${n}`, address2: `Poole ${n % 10}` }),
    ),
  );
  const kinds = listSuggestions('poo', manyNames, groupByTown(manyNames)).map(({ kind }) => kind);
  expect(kinds).toHaveLength(8);
  expect(kinds.filter((kind) => kind === 'town')).toHaveLength(3);
});
