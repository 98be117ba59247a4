import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, test } from 'vitest';
import { loadSavedCard, removeSavedCard } from '../../src/shared/api/index.ts';
import { buildAccountCard } from '../../tests/fixtures/saved-card.ts';
import { buildResponseBody } from '../../tests/fixtures/wire.ts';
import { verifyInteraction } from './verify-interaction.ts';

const SAVED_CARD_PATH = '/api/my-account/saved-card';
const ownerRequest = {
  given: 'provider-ryft-with-saved-card',
  token: 'valid',
  path: SAVED_CARD_PATH,
} as const;

describe('the saved card', () => {
  test('the saved card is read with its brand, last digits and expiry', async () => {
    const outcome = await verifyInteraction(
      {
        ...ownerRequest,
        method: 'GET',
        description: 'the saved card of a customer',
        answers: {
          status: 200,
          body: buildResponseBody(
            MatchersV3.like({ ...buildAccountCard(), last_four_digits: MatchersV3.regex(/^\d{4}$/, '4242') }),
          ),
        },
      },
      () => loadSavedCard(),
    );

    expect(outcome).toMatchObject({ cardType: 'Visa', lastFourDigits: '4242', hasExpired: false });
  });

  test('the saved card of a customer without one is null', async () => {
    const outcome = await verifyInteraction(
      {
        ...ownerRequest,
        given: 'a-customer-without-instruction',
        method: 'GET',
        description: 'the saved card of a customer without one',
        answers: { status: 200, body: buildResponseBody(null) },
      },
      () => loadSavedCard(),
    );

    expect(outcome).toBeNull();
  });

  test('the saved card is removed', async () => {
    const outcome = await verifyInteraction(
      {
        ...ownerRequest,
        method: 'DELETE',
        description: 'removing the saved card',
        answers: { status: 200, body: buildResponseBody(null) },
      },
      () => removeSavedCard(),
    );

    expect(outcome).toBeUndefined();
  });
});
