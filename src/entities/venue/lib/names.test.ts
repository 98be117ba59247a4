import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { indexNames, matchByName } from './names';

const createVenueNamed = (name: string) => ({ name, lat: 53.4, lng: -2.2 });
const names = indexNames(
  [
    'Moss Side Leisure Centre',
    'Belle Vue Leisure Centre',
    'Victoria Leisure',
    'Hough End (Moss Lane) Pool',
    "St. Anne's Sports-Hall",
    'Café Gym 10',
    'Café Gym 9',
    'Mossley Baths',
    'Bryn-mosse Hall',
  ].map(createVenueNamed),
);
const findNames = (term: string) => matchByName(names, term).map(({ name }) => name);

test('without a search the list is sorted from A to Z, with Gym 9 before Gym 10', () => {
  expect(names.map(({ venue }) => venue.name)).toEqual([
    'Belle Vue Leisure Centre',
    'Bryn-mosse Hall',
    'Café Gym 9',
    'Café Gym 10',
    'Hough End (Moss Lane) Pool',
    'Moss Side Leisure Centre',
    'Mossley Baths',
    "St. Anne's Sports-Hall",
    'Victoria Leisure',
  ]);
});

describe('searching by name', () => {
  test.each([
    ['belle', ['Belle Vue Leisure Centre']],
    ['  LEISURE   centre ', ['Belle Vue Leisure Centre', 'Moss Side Leisure Centre']],
    ['Southport', []],
    ['   ', []],
    ['!?', []],
  ])('%o finds %o', (term, expected) => {
    expect(findNames(term)).toEqual(expected);
  });

  test('names that begin with the search term come first, then names with a word that does, then the rest', () => {
    expect(findNames('moss')).toEqual([
      'Moss Side Leisure Centre',
      'Mossley Baths',
      'Bryn-mosse Hall',
      'Hough End (Moss Lane) Pool',
    ]);
    expect(findNames('oss')).toHaveLength(4);
  });

  test.each([["St. Anne's"], ['st annes'], ['ST ANNE’S'], ['sports hall'], ['hall annes']])(
    'full stops, dashes, apostrophes and word order make no difference: %s',
    (term) => {
      expect(findNames(term)).toEqual(["St. Anne's Sports-Hall"]);
    },
  );

  test('accents make no difference', () => {
    expect(findNames('cafe gym')).toEqual(['Café Gym 9', 'Café Gym 10']);
  });

  test('any part of a name finds it', () => {
    const name = fc.stringMatching(/^[A-Za-z' -]{1,30}$/).filter((value) => /[a-z]/i.test(value));
    fc.assert(
      fc.property(name, fc.nat(), fc.nat(), (whole, from, length) => {
        const part = whole.slice(from % whole.length).slice(0, 1 + (length % whole.length));
        fc.pre(/[a-z]/i.test(part));
        expect(matchByName(indexNames([createVenueNamed(whole)]), part)).toHaveLength(1);
      }),
    );
  });
});
