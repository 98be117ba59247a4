import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, test } from 'vitest';
import * as api from '../../src/shared/api/index.ts';
import { buildCart } from '../../tests/fixtures/cart.ts';
import { buildHandOff, buildHandOffPreview } from '../../tests/fixtures/handoffs.ts';
import { buildResponseBody } from '../../tests/fixtures/wire.ts';
import { providerStateValues } from '../state-values.ts';
import { matchBody } from './body-matcher.ts';
import { callWhileServing } from './call-while-serving.ts';
import { matchPath, matchProviderValue, verifyInteraction } from './verify-interaction.ts';

// A basket that the desk hands over to the customer's own device.

const { customerId, handoffId: handOffId, handoffToken: handOffToken, itemHash } = providerStateValues;

const handOffPath = matchPath`/api/cart/handoffs/${'handoffId'}`;
const extendPath = matchPath`/api/cart/handoffs/${'handoffId'}/extend`;
const emailPath = matchPath`/api/cart/handoffs/${'handoffId'}/email`;
const previewPath = matchPath`/api/handoffs/${'handoffToken'}`;
const claimPath = matchPath`/api/handoffs/${'handoffToken'}/claim`;
const releasePath = matchPath`/api/handoffs/${'handoffToken'}/release`;

const buildHandOffBody = (overrides: Parameters<typeof buildHandOff>[0] = {}) =>
  buildResponseBody(matchBody('Handoff', buildHandOff(overrides)));

describe('staff hand a basket over', () => {
  test('staff hand a basket over and get the QR code and the code to type in', async () => {
    const outcome = await verifyInteraction(
      {
        given: 'a-till-basket',
        description: 'a hand-off, by staff',
        method: 'POST',
        path: '/api/cart/handoffs',
        query: { selected_user_id: matchProviderValue('customerId') },
        token: 'valid',
        body: { item_hash: matchProviderValue('itemHash') },
        answers: { status: 201, body: buildHandOffBody() },
      },
      () => callWhileServing(customerId, () => api.createHandOff({ itemHash })),
    );
    expect(outcome).toMatchObject({ state: 'waiting', code: '7KQ4-92MT', amount: 520 });
  });

  test('staff read the status of a basket that they handed over', async () => {
    const handOff = await verifyInteraction(
      {
        given: 'a-handoff',
        description: 'the status of a hand-off, for staff',
        method: 'GET',
        path: handOffPath,
        token: 'valid',
        answers: { status: 200, body: buildHandOffBody() },
      },
      () => api.loadHandOff({ id: handOffId }),
    );
    expect(handOff).toMatchObject({ id: handOffId, openedByOther: false });
  });

  test('staff extend a hand-off', async () => {
    const extendedHandOff = await verifyInteraction(
      {
        given: 'a-handoff',
        description: 'more time for a hand-off, by staff',
        method: 'POST',
        path: extendPath,
        token: 'valid',
        answers: { status: 200, body: buildHandOffBody({ extensions_left: 1 }) },
      },
      () => api.extendHandOff({ id: handOffId }),
    );
    expect(extendedHandOff).toMatchObject({ extensionsLeft: 1 });
  });

  test('staff email a hand-off, or take it back', async () => {
    const emailOutcome = await verifyInteraction(
      {
        given: 'a-handoff',
        description: 'a hand-off by email, by staff',
        method: 'POST',
        path: emailPath,
        token: 'valid',
        answers: { status: 204 },
      },
      () => api.emailHandOff({ id: handOffId }),
    );
    const cancellationOutcome = await verifyInteraction(
      {
        given: 'a-handoff',
        description: 'a hand-off that is taken back, by staff',
        method: 'DELETE',
        path: handOffPath,
        token: 'valid',
        answers: { status: 204 },
      },
      () => api.cancelHandOff({ id: handOffId }),
    );
    expect([emailOutcome, cancellationOutcome]).toEqual([undefined, undefined]);
  });
});

describe('a customer has a basket of the desk on their own device', () => {
  test('a visitor reads what a hand-off code is for', async () => {
    const outcome = await verifyInteraction(
      {
        given: 'a-basket-for-my-phone',
        description: 'the preview of a code, for a visitor',
        method: 'GET',
        path: previewPath,
        answers: { status: 200, body: buildResponseBody(matchBody('HandoffPreview', buildHandOffPreview())) },
      },
      () => api.previewHandOff({ token: handOffToken }),
    );
    expect(outcome).toMatchObject({ state: 'waiting', amount: 1250, currency: 'GBP' });
  });

  test('a customer opens a basket of the desk on their own device', async () => {
    const claimedHandOff = {
      handoff_id: handOffId,
      venue_name: null,
      expires_at: '2026-11-23T10:37:00Z',
      server_time: '2026-11-23T10:27:00Z',
      cart: buildCart({ joining: null }),
    };
    const outcome = await verifyInteraction(
      {
        given: 'a-basket-for-my-phone',
        description: 'a basket of the desk, by its customer',
        method: 'POST',
        path: claimPath,
        token: 'valid',
        answers: { status: 200, body: buildResponseBody(matchBody('ClaimedHandoff', claimedHandOff)) },
      },
      () => api.claimHandOff({ token: handOffToken }),
    );
    expect(outcome).toMatchObject({ handoffId: handOffId });
  });

  test('a customer returns a basket to the desk', async () => {
    const outcome = await verifyInteraction(
      {
        given: 'a-basket-on-my-phone',
        description: 'a basket of the desk that is given back',
        method: 'POST',
        path: releasePath,
        token: 'valid',
        answers: { status: 204 },
      },
      () => api.releaseHandOff({ token: handOffToken }),
    );
    expect(outcome).toBeUndefined();
  });
});

test('a served customer shows that the basket is on their phone', async () => {
  const liveHandOff = {
    id: MatchersV3.string(handOffId),
    state: MatchersV3.string('waiting'),
    expires_at: MatchersV3.string('2026-11-23T10:37:00Z'),
  };
  const customer = await verifyInteraction(
    {
      given: 'a-handoff',
      description: 'a served customer with a basket on their phone, for staff',
      optionalKey: 'handoff',
      method: 'GET',
      path: matchPath`/api/front-of-house/customers/${'customerId'}`,
      token: 'valid',
      answers: { status: 200, body: { data: MatchersV3.like({ handoff: MatchersV3.like(liveHandOff) }) } },
    },
    () => api.loadServedCustomer({ id: customerId }),
  );
  expect(customer).toMatchObject({ handoff: { id: handOffId, state: 'waiting' } });
});

test('a found customer shows that the basket is on their phone, and a receipt shows whether it was paid there', async () => {
  const liveHandOff = { id: MatchersV3.string(handOffId), state: MatchersV3.string('waiting') };
  const customers = await verifyInteraction(
    {
      given: 'a-handoff',
      description: 'a found customer with a basket on their phone, for staff',
      optionalKey: 'handoff',
      method: 'GET',
      path: '/api/front-of-house/customers',
      query: { search: matchProviderValue('reference') },
      token: 'valid',
      answers: {
        status: 200,
        body: { data: MatchersV3.eachLike({ handoff: MatchersV3.like(liveHandOff) }) },
      },
    },
    () => api.findCustomers({ search: providerStateValues.reference }),
  );
  expect(customers).toMatchObject([{ handoff: { id: handOffId } }]);
  const order = await verifyInteraction(
    {
      given: 'a-till-order',
      description: 'an order of the till with where it was paid, for staff',
      optionalKey: 'paid_on_own_device',
      method: 'GET',
      path: matchPath`/api/orders/${'orderId'}`,
      query: { selected_user_id: matchProviderValue('customerId') },
      token: 'valid',
      answers: {
        status: 200,
        body: { data: MatchersV3.like({ paid_on_own_device: MatchersV3.boolean(false) }) },
      },
    },
    () => callWhileServing(customerId, () => api.loadOrder({ orderId: providerStateValues.orderId })),
  );
  expect(order).toMatchObject({ paidOnOwnDevice: false });
});
