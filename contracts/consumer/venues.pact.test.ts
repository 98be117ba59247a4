import { describe, expect, test } from 'vitest';
import { listActivityVenues, listVenues, loadActivityVenue, loadVenue } from '../../src/shared/api/index.ts';
import { buildVenue } from '../../tests/fixtures/venues.ts';
import { buildResponseBody } from '../../tests/fixtures/wire.ts';
import { providerStateValues } from '../state-values.ts';
import { matchBody, matchList } from './body-matcher.ts';
import { notFoundAnswer } from './unknown-values.ts';
import { matchPath, verifyInteraction } from './verify-interaction.ts';

const visitorRequest = { given: 'a-visitor', method: 'GET' } as const;

describe('venues', () => {
  test('the centres that can be joined online are listed', async () => {
    const outcome = await verifyInteraction(
      {
        ...visitorRequest,
        description: 'the venues of online joining',
        path: '/api/venues/online-joining',
        answers: { status: 200, body: buildResponseBody(matchList('Venue', buildVenue())) },
      },
      () => listVenues(),
    );

    expect(outcome).toEqual([expect.objectContaining({ slug: 'riverside-leisure-centre' })]);
  });

  test('the centres at which activities are booked are listed', async () => {
    const outcome = await verifyInteraction(
      {
        ...visitorRequest,
        description: 'the venues of activities',
        path: '/api/activities/venues',
        answers: { status: 200, body: buildResponseBody(matchList('Venue', buildVenue())) },
      },
      () => listActivityVenues(),
    );

    expect(outcome).toEqual([expect.objectContaining({ slug: 'riverside-leisure-centre' })]);
  });

  test.each([
    ['slug', matchPath`/api/venues/online-joining/${'venueSlug'}`, providerStateValues.venueSlug],
    ['id', matchPath`/api/venues/online-joining/${'venueId'}`, providerStateValues.venueId],
  ])('a centre is found by its %s', async (subject, path, slugOrId) => {
    const outcome = await verifyInteraction(
      {
        ...visitorRequest,
        description: `a venue by its ${subject}`,
        path: path,
        answers: { status: 200, body: buildResponseBody(matchBody('Venue', buildVenue())) },
      },
      () => loadVenue({ slugOrId }),
    );

    expect(outcome).toMatchObject({
      name: 'Riverside Leisure Centre',
      canDisplayIneligibleMemberships: false,
    });
  });

  test.each([
    ['slug', matchPath`/api/activities/venues/${'venueSlug'}`, providerStateValues.venueSlug],
    ['id', matchPath`/api/activities/venues/${'venueId'}`, providerStateValues.venueId],
  ])('a centre at which activities are booked is found by its %s', async (subject, path, slugOrId) => {
    const outcome = await verifyInteraction(
      {
        ...visitorRequest,
        description: `a venue of activities by its ${subject}`,
        path: path,
        answers: { status: 200, body: buildResponseBody(matchBody('Venue', buildVenue())) },
      },
      () => loadActivityVenue({ slugOrId }),
    );

    expect(outcome).toMatchObject({ name: 'Riverside Leisure Centre' });
  });

  test.each([
    ['venue', '/api/venues/online-joining', loadVenue],
    ['venue of activities', '/api/activities/venues', loadActivityVenue],
  ])('an unknown %s is a 404', async (subject, basePath, loadCentre) => {
    const outcome = await verifyInteraction(
      {
        ...visitorRequest,
        description: `an unknown ${subject}`,
        path: `${basePath}/no-such-centre`,
        answers: notFoundAnswer,
      },
      () => loadCentre({ slugOrId: 'no-such-centre' }),
    );

    expect(outcome).toMatchObject({ kind: 'http', status: 404 });
  });
});
