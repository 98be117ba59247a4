import { MatchersV3 } from '@pact-foundation/pact';
import { expect, test } from 'vitest';
import { completeSca } from '../../src/shared/api/index.ts';
import { buildScaCompletion } from '../../tests/fixtures/checkout.ts';
import { buildResponseBody } from '../../tests/fixtures/wire.ts';
import { providerStateValues } from '../state-values.ts';
import { matchPath, matchProviderValue, verifyInteraction } from './verify-interaction.ts';

const { transactionUuid } = providerStateValues;

// The browser's result of the challenge is a hint. The server asks the provider, and trusts the browser only about a
// cancelled challenge or a changed amount.
test.each([
  ['a-passed-challenge', 'a challenge that was passed', 'authorised', 'authorised'],
  ['a-failed-challenge', 'a challenge that was failed', 'authorised', 'failed'],
  ['an-open-challenge', 'a challenge without an answer', null, 'pending'],
  ['an-open-challenge', 'a challenge that the customer has closed', 'cancelled', 'failed'],
  ['a-passed-challenge', 'a payment that holds another amount than was shown', 'amount_changed', 'failed'],
] as const)(
  'the provider decides about %s (%s): the browser reports %s, the outcome is %s',
  async (given, description, scaResult, providerStatus) => {
    const outcome = await verifyInteraction(
      {
        given,
        description,
        method: 'POST',
        path: matchPath`/api/payment-providers/sca-completion/${'transactionUuid'}`,
        token: 'valid',
        body: { transaction_uuid: matchProviderValue('transactionUuid'), sca_result: scaResult },
        answers: {
          status: 200,
          body: buildResponseBody(
            MatchersV3.like({
              transaction_id: MatchersV3.string(buildScaCompletion().transaction_id),
              status: MatchersV3.equal(providerStatus),
            }),
          ),
        },
      },
      () => completeSca({ transactionId: transactionUuid, transactionUuid, scaResult }),
    );

    expect(outcome).toEqual({ transactionId: transactionUuid, status: providerStatus });
  },
);

test('a payment whose basket has changed during the challenge reports it', async () => {
  const scaResult = 'authorised';
  const outcome = await verifyInteraction(
    {
      given: 'a-challenge-for-a-changed-basket',
      description: 'a challenge for a basket that has changed',
      method: 'POST',
      path: matchPath`/api/payment-providers/sca-completion/${'transactionUuid'}`,
      token: 'valid',
      body: { transaction_uuid: matchProviderValue('transactionUuid'), sca_result: scaResult },
      answers: {
        status: 200,
        body: buildResponseBody(
          MatchersV3.like({
            transaction_id: MatchersV3.string(buildScaCompletion().transaction_id),
            status: MatchersV3.equal('failed'),
            error: {
              code: MatchersV3.equal('basket_changed'),
              message: MatchersV3.string('Your basket has changed, and you have not been charged.'),
              details: null,
            },
          }),
        ),
      },
    },
    () => completeSca({ transactionId: transactionUuid, transactionUuid, scaResult }),
  );

  expect(outcome).toMatchObject({ status: 'failed', error: { code: 'basket_changed' } });
});
