import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, test } from 'vitest';
import { loadSavedCard, removeSavedCard } from '../../src/shared/api/index.ts';
import { buildKeptCard } from '../../tests/fixtures/saved-card.ts';
import { buildAnswer } from '../../tests/fixtures/wire.ts';
import { verifyInteraction } from './verify-interaction.ts';

const path = '/api/my-account/saved-card';
const owner = { given: 'provider-ryft-with-saved-card', as: 'customer', path } as const;

describe('the saved card', () => {
  test('the saved card is read with its brand, last digits and expiry', async () => {
    const outcome = await verifyInteraction(
      {
        ...owner,
        method: 'GET',
        description: 'the saved card of a customer',
        answers: {
          status: 200,
          body: buildAnswer(
            MatchersV3.like({ ...buildKeptCard(), last_four_digits: MatchersV3.regex(/^\d{4}$/, '4242') }),
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
        ...owner,
        given: 'a-customer-without-instruction',
        method: 'GET',
        description: 'the saved card of a customer without one',
        answers: { status: 200, body: buildAnswer(null) },
      },
      () => loadSavedCard(),
    );

    expect(outcome).toBeNull();
  });

  test('the saved card is removed', async () => {
    await verifyInteraction(
      {
        ...owner,
        method: 'DELETE',
        description: 'removing the saved card',
        answers: { status: 200, body: buildAnswer(null) },
      },
      () => removeSavedCard(),
    );
  });
});
