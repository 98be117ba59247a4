import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, test } from 'vitest';
import { addToCart, listCamps, loadCamp, updateCartItem } from '../../src/shared/api/index.ts';
import { buildCamp, buildCampPerson, buildCampSummary } from '../../tests/fixtures/camps.ts';
import { buildPlaceDay } from '../../tests/fixtures/cart.ts';
import { buildResponseBody } from '../../tests/fixtures/wire.ts';
import { providerStateValues } from '../state-values.ts';
import { matchBody, matchList } from './body-matcher.ts';
import { notFoundAnswer, UNKNOWN_SLUG } from './unknown-values.ts';
import { buildFailureBody, matchPath, matchProviderValue, verifyInteraction } from './verify-interaction.ts';

const { venueSlug, campSlug, campId, campDayId, campOptionId, attendeeId, cartItemId } = providerStateValues;
const listRequest = { given: 'a-camp', method: 'GET', path: '/api/activities/camps' } as const;
const campRequest = { ...listRequest, path: matchPath`/api/activities/camps/${'campSlug'}` } as const;
const campDays = [{ day_id: campDayId, option_id: campOptionId }];
const dayMatchers = [
  { day_id: matchProviderValue('campDayId'), option_id: matchProviderValue('campOptionId') },
];
const commonItemKeys = { type: 'camp', extras: [] };
const campItem = { ...commonItemKeys, id: campId, purchasedForUserId: attendeeId, days: campDays };
const addCampBody = {
  items: [
    {
      ...commonItemKeys,
      id: matchProviderValue('campId'),
      purchased_for_user_id: matchProviderValue('attendeeId'),
      days: dayMatchers,
    },
  ],
};
const campCartBody = {
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
        ...listRequest,
        description: 'the camps of a centre',
        query: { venue: matchProviderValue('venueSlug') },
        answers: { status: 200, body: buildResponseBody(matchList('CampSummary', buildCampSummary())) },
      },
      () => listCamps({ venue: venueSlug }),
    );

    expect(outcome).toMatchObject([{ slug: 'multi-sports-camp', openDayCount: 5 }]);
  });

  test('camps are listed for an age and between two days', async () => {
    const outcome = await verifyInteraction(
      {
        ...listRequest,
        description: 'the camps of a centre for an age and from a day on',
        query: { venue: matchProviderValue('venueSlug'), from: '2026-01-01', to: '2999-12-31', age: '7' },
        answers: { status: 200, body: buildResponseBody(matchList('CampSummary', buildCampSummary())) },
      },
      () => listCamps({ venue: venueSlug, from: '2026-01-01', to: '2999-12-31', age: 7 }),
    );

    expect(outcome).toMatchObject([{ slug: 'multi-sports-camp' }]);
  });

  test('a visitor reads a camp', async () => {
    const outcome = await verifyInteraction(
      {
        ...campRequest,
        description: 'a camp for a visitor',
        query: { venue: matchProviderValue('venueSlug') },
        answers: { status: 200, body: buildResponseBody(matchBody('Camp', buildCamp())) },
      },
      () => loadCamp({ venue: venueSlug, campSlug }),
    );

    expect(outcome).toMatchObject({ days: [{ options: [{ isFullDay: true }] }] });
  });

  test('a parent reads a camp with a verdict on each child', async () => {
    const body = buildResponseBody(matchBody('Camp', buildCamp({ people: [buildCampPerson()] })));
    const outcome = await verifyInteraction(
      {
        ...campRequest,
        token: 'valid',
        description: 'a camp for a parent',
        query: { venue: matchProviderValue('venueSlug') },
        answers: { status: 200, body },
      },
      () => loadCamp({ venue: venueSlug, campSlug }),
    );

    expect(outcome).toMatchObject({ people: [{ verdict: { canBook: true }, needsForm: false }] });
  });

  test('a camp is read by its id to change its days in the basket', async () => {
    const body = buildResponseBody(matchBody('Camp', buildCamp({ people: [buildCampPerson()] })));
    const outcome = await verifyInteraction(
      {
        ...campRequest,
        path: matchPath`/api/activities/camps/${'campId'}`,
        given: 'a-basket-with-a-camp',
        token: 'valid',
        description: 'a camp whose days in the basket are to be changed',
        query: { venue: matchProviderValue('venueSlug'), cart_item_id: matchProviderValue('cartItemId') },
        answers: { status: 200, body },
      },
      () => loadCamp({ venue: venueSlug, campSlug: campId, cartItemId }),
    );

    expect(outcome).toMatchObject({ people: [{ verdict: { canBook: true }, taken: [] }] });
  });

  test.each([
    ['the camps', listRequest, () => listCamps({ venue: UNKNOWN_SLUG })],
    ['a camp', campRequest, () => loadCamp({ venue: UNKNOWN_SLUG, campSlug })],
  ] as const)('reading %s of an unknown centre is a 404', async (subject, subjectRequest, sendRequest) => {
    const outcome = await verifyInteraction(
      {
        ...subjectRequest,
        description: `${subject} of an unknown centre`,
        query: { venue: UNKNOWN_SLUG },
        answers: notFoundAnswer,
      },
      sendRequest,
    );

    expect(outcome).toMatchObject({ kind: 'http', status: 404 });
  });

  test.each([
    ['the camps', listRequest, () => listCamps({ venue: 'No Centre' })],
    ['a camp', campRequest, () => loadCamp({ venue: 'No Centre', campSlug })],
  ] as const)('reading %s with an invalid venue is a 422', async (subject, subjectRequest, sendRequest) => {
    const outcome = await verifyInteraction(
      {
        ...subjectRequest,
        description: `${subject} of an invalid venue`,
        query: { venue: 'No Centre' },
        answers: { status: 422, body: buildFailureBody('The given data was invalid.', 'venue') },
      },
      sendRequest,
    );

    expect(outcome).toMatchObject({ kind: 'validation', errors: { venue: [expect.any(String)] } });
  });
});

describe('days of a camp', () => {
  test('days of a camp are added for a child', async () => {
    const outcome = await verifyInteraction(
      {
        given: 'a-camp',
        token: 'valid',
        method: 'POST',
        path: '/api/cart/add',
        description: 'a day of a camp to be added',
        body: addCampBody,
        answers: { status: 200, body: campCartBody },
      },
      () => addToCart({ items: [campItem] }),
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
        token: 'valid',
        method: 'POST',
        path: '/api/cart/add',
        description: `a day of a camp to be added: ${reason}`,
        body: addCampBody,
        answers: {
          status: 422,
          body: {
            ...buildFailureBody(message, reason === 'full' ? 'items.0.days.0' : 'items.0'),
            reasons: { 'items.0': MatchersV3.equal(reason) },
          },
        },
      },
      () => addToCart({ items: [campItem] }),
    );

    expect(outcome).toMatchObject({ kind: 'validation', reasons: { 'items.0': reason } });
  });

  test('days of a camp are changed in the basket', async () => {
    const outcome = await verifyInteraction(
      {
        given: 'a-basket-with-a-camp',
        token: 'valid',
        method: 'PUT',
        path: matchPath`/api/cart/${'cartItemId'}`,
        description: 'days of a camp to be changed',
        body: { options: { days: dayMatchers, extras: [] } },
        answers: { status: 200, body: campCartBody },
      },
      () => updateCartItem({ itemId: cartItemId, options: { days: campDays, extras: [] } }),
    );

    expect(outcome).toMatchObject({ items: [{ days: [{ localEnd: '17:30' }] }] });
  });

  test('changing to days of a camp that have become full is refused with the names of the days', async () => {
    const outcome = await verifyInteraction(
      {
        given: 'a-basket-with-a-camp-full-on-wednesday',
        token: 'valid',
        method: 'PUT',
        path: matchPath`/api/cart/${'cartItemId'}`,
        description: 'days of a camp to be changed of which one is full',
        body: { options: { days: dayMatchers, extras: [] } },
        answers: { status: 422, body: buildFailureBody('9 December 2026 is full.', 'days.0') },
      },
      () => updateCartItem({ itemId: cartItemId, options: { days: campDays, extras: [] } }),
    );

    expect(outcome).toMatchObject({ kind: 'validation', errors: { 'days.0': [expect.any(String)] } });
  });
});
