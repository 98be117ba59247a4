import { describe, expect, test } from 'vitest';
import { loadClient, loadFooter, loadTheme } from '../../src/shared/api/index.ts';
import { buildClient, buildFooter, buildTheme } from '../../tests/fixtures/frontend.ts';
import { buildResponseBody } from '../../tests/fixtures/wire.ts';
import { providerStateValues } from '../state-values.ts';
import { matchBody } from './body-matcher.ts';
import { buildFailureBody, matchStateValue, verifyInteraction } from './verify-interaction.ts';

const request = { given: 'a-visitor', method: 'GET' } as const;

describe('frontend', () => {
  test('a venue has a theme', async () => {
    const outcome = await verifyInteraction(
      {
        ...request,
        description: 'the theme of a venue',
        path: '/api/frontend/theme',
        query: { venue: matchStateValue('venueSlug') },
        answers: { status: 200, body: buildResponseBody(matchBody('Theme', buildTheme())) },
      },
      () => loadTheme({ venue: providerStateValues.venueSlug }),
    );

    expect(outcome).toEqual({});
  });

  test('the operator has a theme', async () => {
    const outcome = await verifyInteraction(
      {
        ...request,
        description: 'the theme of the operator',
        path: '/api/frontend/theme',
        answers: { status: 200, body: buildResponseBody(matchBody('Theme', buildTheme())) },
      },
      () => loadTheme({}),
    );

    expect(outcome).toEqual({});
  });

  test('the theme of an unknown venue is a 404, after which the site requests the operator’s', async () => {
    const outcome = await verifyInteraction(
      {
        ...request,
        description: 'the theme of an unknown venue',
        path: '/api/frontend/theme',
        query: { venue: 'no-such-centre' },
        answers: { status: 404, body: buildFailureBody('Unable to complete request, item not found.') },
      },
      () => loadTheme({ venue: 'no-such-centre' }),
    );

    expect(outcome).toMatchObject({ kind: 'http', status: 404 });
  });

  test('planned maintenance is a 503', async () => {
    const outcome = await verifyInteraction(
      {
        ...request,
        given: 'a-venue-under-maintenance',
        description: 'the theme of a venue under maintenance',
        path: '/api/frontend/theme',
        query: { venue: matchStateValue('venueSlug') },
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
        ...request,
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
        ...request,
        description: 'the footer of a venue',
        path: '/api/activities/footer',
        query: { venue: matchStateValue('venueSlug') },
        answers: { status: 200, html: buildFooter() },
      },
      () => loadFooter({ venue: providerStateValues.venueSlug }),
    );

    expect(outcome).toBe(buildFooter());
  });
});
