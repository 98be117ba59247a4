import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, test } from 'vitest';
import * as api from '../../src/shared/api/index.ts';
import { buildCart } from '../../tests/fixtures/cart.ts';
import { buildHandOff, buildHandOffPreview } from '../../tests/fixtures/handoffs.ts';
import { buildAnswer } from '../../tests/fixtures/wire.ts';
import { stateValues } from '../state-values.ts';
import { matchBody } from './body-matcher.ts';
import { matchState, path, verifyInteraction } from './verify-interaction.ts';

// A basket that the desk hands over to the customer's own device.

const { customerId, handoffId: id, handoffToken: token, itemHash } = stateValues;

const desk = path`/api/cart/handoffs/${'handoffId'}`;
const extend = path`/api/cart/handoffs/${'handoffId'}/extend`;
const email = path`/api/cart/handoffs/${'handoffId'}/email`;
const preview = path`/api/handoffs/${'handoffToken'}`;
const claim = path`/api/handoffs/${'handoffToken'}/claim`;
const release = path`/api/handoffs/${'handoffToken'}/release`;
const as = 'customer' as const;

const handOff = (given: Parameters<typeof buildHandOff>[0] = {}) =>
  buildAnswer(matchBody('Handoff', buildHandOff(given)));

describe('staff hand a basket over', () => {
  test('staff hand a basket over and get the QR code and the code to type in', async () => {
    const outcome = await verifyInteraction(
      {
        given: 'a-till-basket',
        description: 'a hand-off, by staff',
        method: 'POST',
        path: '/api/cart/handoffs',
        query: { selected_user_id: matchState('customerId') },
        as,
        body: { item_hash: matchState('itemHash') },
        answers: { status: 201, body: handOff() },
      },
      () => served(customerId, () => api.createHandOff({ itemHash })),
    );
    expect(outcome).toMatchObject({ state: 'waiting', code: '7KQ4-92MT', amount: 520 });
  });

  test('staff read the status of a basket that they handed over', async () => {
    const read = await verifyInteraction(
      {
        given: 'a-handoff',
        description: 'the status of a hand-off, for staff',
        method: 'GET',
        path: desk,
        as,
        answers: { status: 200, body: handOff() },
      },
      () => api.readHandOff({ id }),
    );
    expect(read).toMatchObject({ id, openedByOther: false });
  });

  test('staff extend a hand-off', async () => {
    const kept = await verifyInteraction(
      {
        given: 'a-handoff',
        description: 'more time for a hand-off, by staff',
        method: 'POST',
        path: extend,
        as,
        answers: { status: 200, body: handOff({ extensions_left: 1 }) },
      },
      () => api.extendHandOff({ id }),
    );
    expect(kept).toMatchObject({ extensionsLeft: 1 });
  });

  test('staff email a hand-off, or take it back', async () => {
    const sent = await verifyInteraction(
      {
        given: 'a-handoff',
        description: 'a hand-off by email, by staff',
        method: 'POST',
        path: email,
        as,
        answers: { status: 204 },
      },
      () => api.emailHandOff({ id }),
    );
    const back = await verifyInteraction(
      {
        given: 'a-handoff',
        description: 'a hand-off that is taken back, by staff',
        method: 'DELETE',
        path: desk,
        as,
        answers: { status: 204 },
      },
      () => api.cancelHandOff({ id }),
    );
    expect([sent, back]).toEqual([undefined, undefined]);
  });
});

describe('a customer has a basket of the desk on their own device', () => {
  test('a visitor reads what a hand-off code is for', async () => {
    const outcome = await verifyInteraction(
      {
        given: 'a-basket-for-my-phone',
        description: 'the preview of a code, for a visitor',
        method: 'GET',
        path: preview,
        answers: { status: 200, body: buildAnswer(matchBody('HandoffPreview', buildHandOffPreview())) },
      },
      () => api.previewHandOff({ token }),
    );
    expect(outcome).toMatchObject({ state: 'waiting', amount: 1250, currency: 'GBP' });
  });

  test('a customer opens a basket of the desk on their own device', async () => {
    const claimed = {
      handoff_id: id,
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
        path: claim,
        as,
        answers: { status: 200, body: buildAnswer(matchBody('ClaimedHandoff', claimed)) },
      },
      () => api.claimHandOff({ token }),
    );
    expect(outcome).toMatchObject({ handoffId: id });
  });

  test('a customer returns a basket to the desk', async () => {
    const outcome = await verifyInteraction(
      {
        given: 'a-basket-on-my-phone',
        description: 'a basket of the desk that is given back',
        method: 'POST',
        path: release,
        as,
        answers: { status: 204 },
      },
      () => api.releaseHandOff({ token }),
    );
    expect(outcome).toBeUndefined();
  });
});

test.each([
  [
    'a served customer',
    path`/api/front-of-house/customers/${'customerId'}`,
    () => api.readServedCustomer({ id: customerId }),
  ],
] as const)('%s shows that the basket is on their phone', async (who, address, make) => {
  const live = {
    id: MatchersV3.string(id),
    state: MatchersV3.string('waiting'),
    expires_at: MatchersV3.string('2026-11-23T10:37:00Z'),
  };
  const outcome = await verifyInteraction(
    {
      given: 'a-handoff',
      description: `${who} with a basket on their phone, for staff`,
      optional: 'handoff',
      method: 'GET',
      path: address,
      as,
      answers: { status: 200, body: { data: MatchersV3.like({ handoff: MatchersV3.like(live) }) } },
    },
    make,
  );
  expect(outcome).toMatchObject({ handoff: { id, state: 'waiting' } });
});

test('a found customer shows it too, and a receipt shows where it was paid', async () => {
  const live = { id: MatchersV3.string(id), state: MatchersV3.string('waiting') };
  const found = await verifyInteraction(
    {
      given: 'a-handoff',
      description: 'a found customer with a basket on their phone, for staff',
      optional: 'handoff',
      method: 'GET',
      path: '/api/front-of-house/customers',
      query: { search: matchState('reference') },
      as,
      answers: { status: 200, body: { data: MatchersV3.eachLike({ handoff: MatchersV3.like(live) }) } },
    },
    () => api.findCustomers({ search: stateValues.reference }),
  );
  expect(found).toMatchObject([{ handoff: { id } }]);
  const order = await verifyInteraction(
    {
      given: 'a-till-order',
      description: 'an order of the till with where it was paid, for staff',
      optional: 'paid_on_own_device',
      method: 'GET',
      path: path`/api/orders/${'orderId'}`,
      query: { selected_user_id: matchState('customerId') },
      as,
      answers: {
        status: 200,
        body: { data: MatchersV3.like({ paid_on_own_device: MatchersV3.boolean(false) }) },
      },
    },
    () => served(customerId, () => api.loadOrder({ orderId: stateValues.orderId })),
  );
  expect(order).toMatchObject({ paidOnOwnDevice: false });
});

async function served(userId: string, call: () => Promise<unknown>): Promise<unknown> {
  api.serveCustomer(userId);
  return call().finally(() => api.serveCustomer(null));
}
