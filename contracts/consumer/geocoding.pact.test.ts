import { describe, expect, test } from 'vitest';
import { searchPlaces } from '../../src/shared/api/index.ts';
import { buildPlace } from '../../tests/fixtures/geocoding.ts';
import { buildResponseBody } from '../../tests/fixtures/wire.ts';
import { matchList } from './body-matcher.ts';
import { verifyInteraction } from './verify-interaction.ts';

const searchRequest = { given: 'a-visitor', method: 'GET', path: '/api/geocoding/search' } as const;

describe('geocoding', () => {
  test('searching for a town returns it', async () => {
    const outcome = await verifyInteraction(
      {
        ...searchRequest,
        description: 'a town',
        query: { term: 'Norwich' },
        answers: { status: 200, body: buildResponseBody(matchList('Place', buildPlace())) },
      },
      () => searchPlaces({ term: 'Norwich' }),
    );

    expect(outcome).toEqual([buildPlace()]);
  });

  test('searching for a place that does not exist returns an empty list', async () => {
    const outcome = await verifyInteraction(
      {
        ...searchRequest,
        description: 'a place that does not exist',
        query: { term: 'Xyzzyqwv' },
        answers: { status: 200, body: buildResponseBody([]) },
      },
      () => searchPlaces({ term: 'Xyzzyqwv' }),
    );

    expect(outcome).toEqual([]);
  });
});
