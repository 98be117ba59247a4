import { describe, expect, test } from 'vitest';
import type { ApiFailure } from '@/shared/api';
import { openedCheckout } from '../testing/opened-checkout';

const basketChanged = { kind: 'validation', message: 'Your basket has changed.', errors: {} } as const;

describe('refusals by the server after an unclear result', () => {
  async function openRefusedCheckout(
    failure: ApiFailure,
    words: object = { refusalMessage: 'Please wait.' },
  ) {
    const checkout = await openedCheckout({
      authorise: async () => ({
        kind: 'result_unknown',
        transactionUuid: 'transaction-1',
        ...words,
      }),
    });
    checkout.gateway.finalise.mockRejectedValue(failure);
    await checkout.happens('payClicked');
    return [checkout.status(), checkout.error()];
  }

  // Proves P2.13.
  test('a refusal after an unclear result has the provider’s text', async () => {
    const wordless = { kind: 'validation', message: null, errors: {} } as const;
    expect(await openRefusedCheckout(wordless)).toEqual(['failed', 'Please wait.']);
  });

  test('a refusal after an unclear result has the server’s reason if it gives one', async () => {
    expect(await openRefusedCheckout(basketChanged)).toEqual(['failed', 'Your basket has changed.']);
  });

  describe('refusals with the provider’s status', () => {
    const statusMessage = 'Additional action required. Please complete the authentication process.';
    const unfinished = { kind: 'validation', message: 'The payment was not finished.', errors: {} } as const;

    test.each<[string, ApiFailure]>([
      ['says only that it was not finished', { ...unfinished, code: 'not_finished' }],
      ['gives its words without a code', unfinished],
      ['gives no words', { kind: 'http', status: 404, message: null }],
    ])('a refusal with a status has the status’s own text if the server %s', async (_, failure) => {
      expect(await openRefusedCheckout(failure, { statusMessage })).toEqual(['failed', statusMessage]);
    });

    test('a refusal with a status has the server’s reason if that is not about the payment', async () => {
      const emptied = {
        kind: 'validation',
        message: 'Emptied.',
        errors: {},
        code: 'basket_emptied',
      } as const;
      expect(await openRefusedCheckout(emptied, { statusMessage })).toEqual(['failed', 'Emptied.']);
      const cartChangedFailure = {
        kind: 'validation',
        message: null,
        errors: { item_hash: ['Changed.'] },
      } as const;
      expect(await openRefusedCheckout(cartChangedFailure, { statusMessage })).toEqual([
        'failed',
        'Changed.',
      ]);
    });
  });
});
