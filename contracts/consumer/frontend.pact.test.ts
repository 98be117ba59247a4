import { describe, expect, test } from 'vitest';
import { loadClient, loadFooter, loadTheme } from '../../src/shared/api/index.ts';
import { buildClient, buildFooter, buildTheme } from '../../tests/fixtures/frontend.ts';
import { buildResponseBody } from '../../tests/fixtures/wire.ts';
import { providerStateValues } from '../state-values.ts';
import { matchBody } from './body-matcher.ts';
import { notFoundAnswer } from './unknown-values.ts';
import { buildFailureBody, matchProviderValue, verifyInteraction } from './verify-interaction.ts';

const visitorRequest = { given: 'a-visitor', method: 'GET' } as const;

describe('frontend', () => {
  test('a venue has a theme', async () => {
    const outcome = await verifyInteraction(
      {
        ...visitorRequest,
        description: 'the theme of a venue',
        path: '/api/frontend/theme',
        query: { venue: matchProviderValue('venueSlug') },
        answers: { status: 200, body: buildResponseBody(matchBody('Theme', buildTheme())) },
      },
      () => loadTheme({ venue: providerStateValues.venueSlug }),
    );

    expect(outcome).toEqual({});
  });

  test('the operator has a theme', async () => {
    const outcome = await verifyInteraction(
      {
        ...visitorRequest,
        description: 'the theme of the operator',
        path: '/api/frontend/theme',
        answers: { status: 200, body: buildResponseBody(matchBody('Theme', buildTheme())) },
      },
      () => loadTheme({}),
    );

    expect(outcome).toEqual({});
  });

  test('the theme of an unknown venue is a 404', async () => {
    const outcome = await verifyInteraction(
      {
        ...visitorRequest,
        description: 'the theme of an unknown venue',
        path: '/api/frontend/theme',
        query: { venue: 'no-such-centre' },
        answers: notFoundAnswer,
      },
      () => loadTheme({ venue: 'no-such-centre' }),
    );

    expect(outcome).toMatchObject({ kind: 'http', status: 404 });
  });

  test('the theme of a venue under maintenance is a 503', async () => {
    const outcome = await verifyInteraction(
      {
        ...visitorRequest,
        given: 'a-venue-under-maintenance',
        description: 'the theme of a venue under maintenance',
        path: '/api/frontend/theme',
        query: { venue: matchProviderValue('venueSlug') },
        answers: {
          status: 503,
          body: buildFailureBody('Unable to access the site due to planned maintenance.'),
        },
      },
      () => loadTheme({ venue: providerStateValues.venueSlug }),
    );

    expect(outcome).toMatchObject({ kind: 'http', status: 503 });
  });

  test('the client record is read', async () => {
    const outcome = await verifyInteraction(
      {
        ...visitorRequest,
        description: 'the client record',
        path: '/api/client',
        answers: { status: 200, body: buildResponseBody(matchBody('Client', buildClient())) },
      },
      () => loadClient(),
    );

    expect(outcome).toEqual(buildClient());
  });

  test('the footer is HTML', async () => {
    const outcome = await verifyInteraction(
      {
        ...visitorRequest,
        description: 'the footer of a venue',
        path: '/api/activities/footer',
        query: { venue: matchProviderValue('venueSlug') },
        answers: { status: 200, html: buildFooter() },
      },
      () => loadFooter({ venue: providerStateValues.venueSlug }),
    );

    expect(outcome).toBe(buildFooter());
  });
});
