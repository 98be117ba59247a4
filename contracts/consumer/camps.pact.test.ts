import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, test } from 'vitest';
import { addToCart, listCamps, loadCamp, updateCartItem } from '../../src/shared/api/index.ts';
import { buildCamp, buildCampPerson, buildCampSummary } from '../../tests/fixtures/camps.ts';
import { buildPlaceDay } from '../../tests/fixtures/cart.ts';
import { buildAnswer } from '../../tests/fixtures/wire.ts';
import { stateValues } from '../state-values.ts';
import { matchBody, matchList } from './body-matcher.ts';
import { buildFailureBody, matchState, path, verifyInteraction } from './verify-interaction.ts';

const { venueSlug: venue, campSlug, campId, campDayId, campOptionId, attendeeId, cartItemId } = stateValues;
const NO_SUCH = 'no-such-centre';
const notFound = { status: 404, body: buildFailureBody('Unable to complete request, item not found.') };
const list = { given: 'a-camp', method: 'GET', path: '/api/activities/camps' } as const;
const one = { ...list, path: path`/api/activities/camps/${'campSlug'}` } as const;
const days = [{ day_id: campDayId, option_id: campOptionId }];
const sentDays = [{ day_id: matchState('campDayId'), option_id: matchState('campOptionId') }];
const item = { type: 'camp', extras: [] };
const wanted = { ...item, id: campId, purchasedForUserId: attendeeId, days };
const sent = {
  items: [
    {
      ...item,
      id: matchState('campId'),
      purchased_for_user_id: matchState('attendeeId'),
      days: sentDays,
    },
  ],
};
const inCart = {
  data: MatchersV3.like({
    items: MatchersV3.eachLike({
      type: 'camp',
      object_id: MatchersV3.string(campId),
      days: MatchersV3.eachLike(matchBody('PlaceDay', buildPlaceDay({ extras: [] }))),
    }),
  }),
};

describe('camps', () => {
  test('the camps of a centre are listed', async () => {
    const outcome = await verifyInteraction(
      {
        ...list,
        description: 'the camps of a centre',
        query: { venue: matchState('venueSlug') },
        answers: { status: 200, body: buildAnswer(matchList('CampSummary', buildCampSummary())) },
      },
      () => listCamps({ venue }),
    );

    expect(outcome).toMatchObject([{ slug: 'multi-sports-camp', openDayCount: 5 }]);
  });

  test('camps are listed by age and start day', async () => {
    const outcome = await verifyInteraction(
      {
        ...list,
        description: 'the camps of a centre for an age and from a day on',
        query: { venue: matchState('venueSlug'), from: '2026-01-01', to: '2999-12-31', age: '7' },
        answers: { status: 200, body: buildAnswer(matchList('CampSummary', buildCampSummary())) },
      },
      () => listCamps({ venue, from: '2026-01-01', to: '2999-12-31', age: 7 }),
    );

    expect(outcome).toMatchObject([{ slug: 'multi-sports-camp' }]);
  });

  test('a visitor reads a camp', async () => {
    const outcome = await verifyInteraction(
      {
        ...one,
        description: 'a camp for a visitor',
        query: { venue: matchState('venueSlug') },
        answers: { status: 200, body: buildAnswer(matchBody('Camp', buildCamp())) },
      },
      () => loadCamp({ venue, campSlug }),
    );

    expect(outcome).toMatchObject({ days: [{ options: [{ isFullDay: true }] }] });
  });

  test('a parent reads a camp with a verdict on each child', async () => {
    const body = buildAnswer(matchBody('Camp', buildCamp({ people: [buildCampPerson()] })));
    const outcome = await verifyInteraction(
      {
        ...one,
        as: 'customer',
        description: 'a camp for a parent',
        query: { venue: matchState('venueSlug') },
        answers: { status: 200, body },
      },
      () => loadCamp({ venue, campSlug }),
    );

    expect(outcome).toMatchObject({ people: [{ verdict: { canBook: true }, needsForm: false }] });
  });

  test('a camp is read by its id to change its days in the basket', async () => {
    const body = buildAnswer(matchBody('Camp', buildCamp({ people: [buildCampPerson()] })));
    const outcome = await verifyInteraction(
      {
        ...one,
        path: path`/api/activities/camps/${'campId'}`,
        given: 'a-basket-with-a-camp',
        as: 'customer',
        description: 'a camp whose days in the basket are to be changed',
        query: { venue: matchState('venueSlug'), cart_item_id: matchState('cartItemId') },
        answers: { status: 200, body },
      },
      () => loadCamp({ venue, campSlug: campId, cartItemId }),
    );

    expect(outcome).toMatchObject({ people: [{ verdict: { canBook: true }, taken: [] }] });
  });

  test.each([
    ['the camps', list, () => listCamps({ venue: NO_SUCH })],
    ['a camp', one, () => loadCamp({ venue: NO_SUCH, campSlug })],
  ] as const)('%s of an unknown centre are a 404', async (name, call, make) => {
    const outcome = await verifyInteraction(
      { ...call, description: `${name} of an unknown centre`, query: { venue: NO_SUCH }, answers: notFound },
      make,
    );

    expect(outcome).toMatchObject({ kind: 'http', status: 404 });
  });

  test.each([
    ['the camps', list, () => listCamps({ venue: 'No Centre' })],
    ['a camp', one, () => loadCamp({ venue: 'No Centre', campSlug })],
  ] as const)('%s with an invalid venue are a 422', async (name, call, make) => {
    const outcome = await verifyInteraction(
      {
        ...call,
        description: `${name} of an invalid venue`,
        query: { venue: 'No Centre' },
        answers: { status: 422, body: buildFailureBody('The given data was invalid.', 'venue') },
      },
      make,
    );

    expect(outcome).toMatchObject({ kind: 'validation', errors: { venue: [expect.any(String)] } });
  });
});

describe('days of a camp', () => {
  test('days of a camp are added for a child', async () => {
    const outcome = await verifyInteraction(
      {
        given: 'a-camp',
        as: 'customer',
        method: 'POST',
        path: '/api/cart/add',
        description: 'a day of a camp to be added',
        body: sent,
        answers: { status: 200, body: inCart },
      },
      () => addToCart({ items: [wanted] }),
    );

    expect(outcome).toMatchObject({ items: [{ days: [{ label: 'Full day', localStart: '08:30' }] }] });
  });

  test.each([
    ['full', 'a-camp-full-on-wednesday', '9 December 2026 is full.'],
    ['form_needed', 'a-camp-without-forms', 'We need a few details about Mia before the first day.'],
  ] as const)('adding days of a camp is refused with the reason: %s', async (reason, given, message) => {
    const outcome = await verifyInteraction(
      {
        given,
        as: 'customer',
        method: 'POST',
        path: '/api/cart/add',
        description: `a day of a camp to be added: ${reason}`,
        body: sent,
        answers: {
          status: 422,
          body: {
            ...buildFailureBody(message, reason === 'full' ? 'items.0.days.0' : 'items.0'),
            reasons: { 'items.0': MatchersV3.equal(reason) },
          },
        },
      },
      () => addToCart({ items: [wanted] }),
    );

    expect(outcome).toMatchObject({ kind: 'validation', reasons: { 'items.0': reason } });
  });

  test('days of a camp are changed in the basket', async () => {
    const outcome = await verifyInteraction(
      {
        given: 'a-basket-with-a-camp',
        as: 'customer',
        method: 'PUT',
        path: path`/api/cart/${'cartItemId'}`,
        description: 'days of a camp to be changed',
        body: { options: { days: sentDays, extras: [] } },
        answers: { status: 200, body: inCart },
      },
      () => updateCartItem({ itemId: cartItemId, options: { days, extras: [] } }),
    );

    expect(outcome).toMatchObject({ items: [{ days: [{ localEnd: '17:30' }] }] });
  });

  test('changing to days of a camp that have become full is refused with the names of the days', async () => {
    const outcome = await verifyInteraction(
      {
        given: 'a-basket-with-a-camp-full-on-wednesday',
        as: 'customer',
        method: 'PUT',
        path: path`/api/cart/${'cartItemId'}`,
        description: 'days of a camp to be changed of which one is full',
        body: { options: { days: sentDays, extras: [] } },
        answers: { status: 422, body: buildFailureBody('9 December 2026 is full.', 'days.0') },
      },
      () => updateCartItem({ itemId: cartItemId, options: { days, extras: [] } }),
    );

    expect(outcome).toMatchObject({ kind: 'validation', errors: { 'days.0': [expect.any(String)] } });
  });
});
