import { randomUUID } from 'node:crypto';
import { saveChildForm } from '../domain/attendees/index.ts';
import { addToCart, deleteCart } from '../domain/basket/index.ts';
import { listBookings, previewCancellation } from '../domain/bookings/index.ts';
import { findOpenWeekFrom, findVenueRules } from '../domain/catalogue/index.ts';
import { addDays, getWeekday, toLondonDate } from '../domain/common/index.ts';
import { joinWaitingList } from '../domain/waiting-list/index.ts';
import { buildCampDetail, buildOptionRows } from '../seed/bookings/camp-rows.ts';
import { CAMP_CAPACITY, CAMP_PRICES } from '../seed/bookings/camps.ts';
import { buildChildFormAnswers } from '../seed/child-form.ts';
import { demoId } from '../seed/demo-ids.ts';
import { campDays, campOptions, camps } from '../store/schema/camps.ts';
import type { Store } from '../store/store.ts';
import { addChild, expireChildForm } from './children.ts';
import { authenticateCustomer, createFreshCustomer } from './fresh-customer.ts';
import { payByCard } from './pay-by-card.ts';
import { findProviderCentre } from './providers.ts';
import type { Scenario, ScenarioParams, ScenarioResult } from './scenario.ts';
import { readTextParam } from './scenario.ts';

const WEDNESDAY_NUMBER = 3;

/**
 * Scenarios for a camp of five days, from the next Monday that is at least ten days away and whose week has no closed day.
 * Each creates its own camp and parent.
 */
export const campScenarios: Record<string, Scenario> = {
  'a-camp': {
    description:
      'A camp with `spaces` (24) places on each day, and a parent of Leo (6) and Mia (9), whose forms are valid; `provider` (stripe) is the card provider of its centre, `startsIn` (10) the minimum number of days until it starts.',
    run: ({ store }, params) => createCamp(store, params),
  },
  'a-camp-full-on-wednesday': {
    description: 'As a-camp, but its Wednesday is full.',
    run: ({ store }, params) => createCamp(store, params, { fullOn: [WEDNESDAY_NUMBER] }),
  },
  'a-camp-without-forms': {
    description: 'As a-camp, but neither child’s form has been filled in.',
    run: ({ store }, params) => createCamp(store, params, { withForms: false }),
  },
  'a-basket-with-a-camp': {
    description: 'As a-camp, with Monday and Tuesday in the basket for Leo.',
    run: async ({ store }, params) => addCampToBasket(store, await createCamp(store, params)),
  },
  'a-basket-with-a-form-out-of-date': {
    description: 'As a-basket-with-a-camp, but Leo’s form has expired since.',
    run: async ({ store }, params) => {
      const result = await addCampToBasket(store, await createCamp(store, params));
      await expireChildForm(store, result.leoId);
      return result;
    },
  },
  'a-basket-with-a-camp-full-on-wednesday': {
    description: 'As a-basket-with-a-camp, but the Wednesday of the camp is full.',
    run: async ({ store }, params) =>
      addCampToBasket(store, await createCamp(store, params, { fullOn: [WEDNESDAY_NUMBER] })),
  },
  'a-booked-camp': {
    description:
      'As a-camp, but the parent has paid for Monday and Tuesday for Leo; returns the order, the booking of Monday, and the `expected` of cancelling both.',
    run: async (tools, params) => {
      const { store } = tools;
      const result = await addCampToBasket(store, await createCamp(store, params));
      const parent = await authenticateCustomer(store, result);
      const orderId = await payByCard(tools, parent);
      const { items } = await listBookings(store, parent, { when: 'upcoming' });
      const bookingId = items[0]?.record.id ?? '';
      const { expected } = await previewCancellation(store, parent, bookingId, true);
      return { ...result, orderId, bookingId, expected };
    },
  },
  'a-parent-who-waits-for-a-camp': {
    description:
      'A camp with one place, whose Wednesday is in somebody else’s basket; the parent is on its waiting list for Leo. Returns the entry.',
    run: async ({ store }, params) => (await createWaitingParent(store, params)).result,
  },
  'an-offer-of-camp-days': {
    description:
      'As a-parent-who-waits-for-a-camp, but the Wednesday is free again and is offered to the parent for an hour.',
    run: async ({ store }, params) => {
      const { holder: placeHolder, result } = await createWaitingParent(store, params);
      await deleteCart(store, placeHolder);
      return result;
    },
  },
};

async function createWaitingParent(store: Store, params: ScenarioParams) {
  // More than a week away, because within a week a free day goes to the first to book.
  const result = await createCamp(store, { ...params, spaces: 1 });
  const { campId, dayIds, campOptionId, leoId } = result;
  const [, , campDayId = ''] = dayIds;
  const placeHolder = await authenticateCustomer(store, await createFreshCustomer(store));
  const childId = await addChild(store, placeHolder, 'Noah', 8);
  await saveChildForm(store, placeHolder, childId, {
    answers: buildChildFormAnswers('None'),
    isConfirmed: true,
  });
  const itemOptions = { days: [{ day_id: campDayId, option_id: campOptionId }], extras: [] };
  await addToCart(store, placeHolder, {
    items: [{ id: campId, type: 'camp', purchasedForUserId: childId, options: itemOptions }],
  });
  const dayChoices = [{ dayId: campDayId, optionId: campOptionId }];
  const waitingRequest = { sessionId: campId, attendeeIds: [leoId], days: dayChoices };
  const { id } = await joinWaitingList(store, await authenticateCustomer(store, result), waitingRequest);
  return { holder: placeHolder, result: { ...result, campDayId, waitingEntryId: id } };
}

type CampResult = ScenarioResult & {
  token: string;
  campId: string;
  dayIds: string[];
  campOptionId: string;
  leoId: string;
};

async function addCampToBasket(
  store: Store,
  result: CampResult,
): Promise<CampResult & { cartItemId: string }> {
  const { campId, dayIds, campOptionId, leoId } = result;
  const dayChoices = dayIds.slice(0, 2).map((dayId) => ({ day_id: dayId, option_id: campOptionId }));
  const items = [
    { id: campId, type: 'camp', purchasedForUserId: leoId, options: { days: dayChoices, extras: [] } },
  ];
  const cart = await addToCart(store, await authenticateCustomer(store, result), { items });
  return { ...result, cartItemId: cart.items[0]?.id ?? '' };
}

async function createCamp(
  store: Store,
  params: ScenarioParams,
  { fullOn = [], withForms = true }: { fullOn?: readonly number[]; withForms?: boolean } = {},
): Promise<CampResult> {
  const customer = await createFreshCustomer(store);
  const parent = await authenticateCustomer(store, customer);
  const today = toLondonDate(store.clock.now());
  const [leoId, miaId] = [await addChild(store, parent, 'Leo', 6), await addChild(store, parent, 'Mia', 9)];
  const answers = buildChildFormAnswers('Asthma');
  if (withForms)
    for (const id of [leoId, miaId]) await saveChildForm(store, parent, id, { answers, isConfirmed: true });
  const { operatorId } = store;
  const campId = randomUUID();
  const campSlug = `scenario-camp-${campId.slice(0, 8)}`;
  const venueSlug = findProviderCentre(readTextParam(params, 'provider', 'stripe'));
  const spaces = Math.min(CAMP_CAPACITY, Number(params.spaces ?? CAMP_CAPACITY));
  const venueId = demoId(`venue:${venueSlug}`);
  const { closures } = await store.read((db) => findVenueRules(db, store, [venueId]));
  const campDayRows = findOpenWeekFrom(closures, addDays(today, Number(params.startsIn ?? 10))).map(
    (date) => ({
      id: randomUUID(),
      operatorId,
      campId,
      date,
      capacity: CAMP_CAPACITY,
      deskPlaces: fullOn.includes(getWeekday(date)) ? CAMP_CAPACITY : CAMP_CAPACITY - spaces,
    }),
  );
  const campOptionRows = buildOptionRows(operatorId, campId, CAMP_PRICES, () => randomUUID());
  const detail = buildCampDetail(
    {
      html: '<p>Sport, games and crafts.</p>',
      imageUrl: '/pictures/camp.svg',
      space: 'Main hall',
      age: { min: 5, max: 11 },
    },
    CAMP_PRICES,
  );
  await store.write(async (tx) => {
    await tx
      .insert(camps)
      .values({ id: campId, operatorId, venueId, slug: campSlug, name: 'Multi-sports camp', detail });
    await tx.insert(campDays).values(campDayRows);
    await tx.insert(campOptions).values(campOptionRows);
  });
  return {
    ...customer,
    venueSlug,
    campId,
    campSlug,
    dayIds: campDayRows.map(({ id }) => id),
    campDayId: campDayRows.find(({ date }) => fullOn.includes(getWeekday(date)))?.id ?? campDayRows[0]?.id,
    campOptionId: campOptionRows[0]?.id ?? '',
    halfDayId: campOptionRows[1]?.id ?? '',
    attendeeId: leoId,
    leoId,
    miaId,
  };
}
