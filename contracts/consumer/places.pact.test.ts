import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, test } from 'vitest';
import { addToCart, extendHold } from '../../src/shared/api/index.ts';
import { buildPlaceItem } from '../../tests/fixtures/cart.ts';
import { providerStateValues } from '../state-values.ts';
import { buildFailureBody, matchProviderValue, verifyInteraction } from './verify-interaction.ts';

const { sessionId, laterId: laterSessionId } = providerStateValues;
const placeItem = { id: sessionId, type: 'activity', quantity: 1 };
const placeBody = { items: [{ id: matchProviderValue('sessionId'), type: 'activity', quantity: 1 }] };
const addRequest = { method: 'POST', path: '/api/cart/add', token: 'valid', body: placeBody } as const;
const placeExample = buildPlaceItem();
const placeMatcher = {
  id: MatchersV3.string(placeExample.id),
  type: 'activity',
  name: MatchersV3.string(placeExample.name),
  price: MatchersV3.like(placeExample.price),
  full_price: MatchersV3.like(placeExample.full_price),
  hold: { state: 'held', until: MatchersV3.string('2026-11-23T10:42:00Z') },
  when: MatchersV3.like(placeExample.when),
  where: { venue: MatchersV3.like(placeExample.where?.venue) },
  attendee: MatchersV3.like(placeExample.attendee),
  source: 'activity-booking',
  added_at: MatchersV3.string(placeExample.added_at),
  can_edit: MatchersV3.eachLike('person'),
  messages: MatchersV3.equal([]),
};
const placeCartBody = {
  data: MatchersV3.like({
    items: MatchersV3.eachLike(placeMatcher),
    hold_until: MatchersV3.string('2026-11-23T10:42:00Z'),
    server_time: MatchersV3.string('2026-11-23T10:27:00Z'),
  }),
};

describe('places in the cart', () => {
  test('adding a place in a session to the cart holds it', async () => {
    const outcome = await verifyInteraction(
      {
        ...addRequest,
        given: 'a-session-with-spaces',
        description: 'a place in a session for the cart',
        answers: { status: 200, body: placeCartBody },
      },
      () => addToCart({ items: [placeItem] }),
    );

    expect(outcome).toMatchObject({
      holdUntil: expect.any(String),
      serverTime: expect.any(String),
      items: [
        {
          hold: { state: 'held' },
          when: { localStart: expect.any(String) },
          attendee: { name: expect.any(String) },
        },
      ],
    });
  });

  test('a place in a full session is refused with an error code', async () => {
    const body = {
      ...buildFailureBody('The last space has just gone.', 'items.0'),
      reasons: { 'items.0': 'full' },
    };
    const outcome = await verifyInteraction(
      {
        ...addRequest,
        given: 'a-full-session',
        description: 'a place in a full session for the cart',
        answers: { status: 422, body },
      },
      () => addToCart({ items: [placeItem] }),
    );

    expect(outcome).toMatchObject({ kind: 'validation', reasons: { 'items.0': 'full' } });
  });

  test('every refused item has its own message', async () => {
    const sessionIdNames = ['sessionId', 'laterId'] as const;
    const outcome = await verifyInteraction(
      {
        ...addRequest,
        body: {
          items: sessionIdNames.map((name) => ({
            id: matchProviderValue(name),
            type: 'activity',
            quantity: 1,
          })),
        },
        given: 'a-full-weekly-session',
        description: 'places in several full sessions for the cart',
        answers: {
          status: 422,
          body: {
            ...buildFailureBody('The last space has just gone.', 'items.0', 'items.1'),
            reasons: { 'items.0': 'full', 'items.1': 'full' },
          },
        },
      },
      () => addToCart({ items: [placeItem, { ...placeItem, id: laterSessionId }] }),
    );

    expect(outcome).toMatchObject({
      kind: 'validation',
      errors: { 'items.0': [expect.any(String)], 'items.1': [expect.any(String)] },
      reasons: { 'items.0': 'full', 'items.1': 'full' },
    });
  });

  test('adding a place to a basket during its payment is refused', async () => {
    const outcome = await verifyInteraction(
      {
        ...addRequest,
        body: { items: [{ id: 'any-session', type: 'activity' }] },
        given: 'a-basket-being-paid',
        description: 'a place for a cart that is being paid',
        answers: { status: 422, body: buildFailureBody('A payment for this basket is in progress.') },
      },
      () => addToCart({ items: [{ id: 'any-session', type: 'activity' }] }),
    );

    expect(outcome).toMatchObject({ kind: 'validation', message: expect.any(String) });
  });

  test('adding a place in an unknown session is a 404', async () => {
    const unknownItem = { id: 'no-such-session', type: 'activity' };
    const outcome = await verifyInteraction(
      {
        ...addRequest,
        body: { items: [unknownItem] },
        given: 'a-customer-without-instruction',
        description: 'a place in an unknown session for the cart',
        answers: { status: 404, body: buildFailureBody('Not found.') },
      },
      () => addToCart({ items: [unknownItem] }),
    );

    expect(outcome).toMatchObject({ kind: 'http', status: 404 });
  });

  test('the places are held for longer', async () => {
    const outcome = await verifyInteraction(
      {
        method: 'POST',
        path: '/api/cart/extend',
        token: 'valid',
        given: 'a-basket-with-a-class',
        description: 'places to be kept',
        answers: { status: 200, body: placeCartBody },
      },
      () => extendHold(),
    );

    expect(outcome).toMatchObject({ holdUntil: expect.any(String), items: [{ hold: { state: 'held' } }] });
  });
});
