import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { buildPenalty } from '../../scenarios/fresh-customer.ts';
import { buildChildFormAnswers } from '../../seed/child-form.ts';
import { demoId } from '../../seed/demo-ids.ts';
import { bookings, sessionPlaces } from '../../store/schema/bookings.ts';
import { penalties } from '../../store/schema/people.ts';
import { createCamp, createChild, type TestCamp, toCampItem } from '../../testing/a-camp.ts';
import { createFakeCards } from '../../testing/fake-cards.ts';
import { authorisePayment } from '../../testing/joining-customer.ts';
import { createCardSteps } from '../../testing/paying-by-card.ts';
import { createBasketStore } from '../../testing/places-in-baskets.ts';
import { catchRefusal } from '../../testing/refusal.ts';
import { saveChildForm } from '../attendees/index.ts';
import { addToCart, getCart } from '../basket/index.ts';
import type { Caller } from '../common/types.ts';
import { requireOrderById } from '../payments/index.ts';
import { getCampAtVenue, listCampsAtVenue } from './camps.ts';

const VENUE = 'ardwick-fields-leisure-centre';
const setup = createBasketStore();
const { createCaller, countPlacesTaken } = setup;
const cards = createFakeCards();
const { finishPayment } = createCardSteps(() => ({ store: setup.store, cards }));

type Days = Parameters<typeof toCampItem>[2];
const WHOLE_WEEK: Days = [0, 1, 2, 3, 4].map((day) => [day, 'full'] as const);

async function createParent() {
  const caller = await createCaller();
  const leo = await createChild(setup.store, caller, 'Leo', 6);
  return { caller, leo, mia: await createChild(setup.store, caller, 'Mia', 9) };
}

const addCampDays = (caller: Caller, ...items: ReturnType<typeof toCampItem>[]) =>
  addToCart(setup.store, caller, { items });

const countTakenHalves = async ({ dayIds }: TestCamp, day: number) => [
  await countPlacesTaken(`${dayIds[day]}:am`),
  await countPlacesTaken(`${dayIds[day]}:pm`),
];

describe('a camp refuses', () => {
  test.each([
    ['no day', [], { 'items.0.days': ['Choose at least one day.'] }],
    [
      'a day twice',
      [
        [0, 'morning'],
        [0, 'afternoon'],
      ],
      { 'items.0.days': ['Choose each day once.'] },
    ],
    [
      'an extra that does not go with the half',
      [[0, 'morning', 'late-collection']],
      { 'items.0.extras': ['You can’t add this to "Morning".'] },
    ],
  ] satisfies [string, Days, object][])('a camp refuses %s', async (_what, days, errors) => {
    const camp = await createCamp(setup.store, 5);
    const { caller, leo } = await createParent();
    expect(await catchRefusal(addCampDays(caller, toCampItem(camp, leo, days)))).toMatchObject({
      status: 422,
      errors,
    });
  });

  test.each([
    ['days that are not a list', { days: 'monday' }],
    ['days without an id', { days: [{}] }],
    ['a day of another camp', { days: [{ day_id: 'one', option_id: 'two' }] }],
    ['an extra for a day that is not chosen', null],
  ])('a camp refuses %s', async (_what, options) => {
    const camp = await createCamp(setup.store, 5);
    const { caller, leo } = await createParent();
    const item = toCampItem(camp, leo, [[0, 'full']]);
    const extras = [{ day_id: camp.dayIds[1] ?? '', extra_id: 'early-drop-off' }];
    const request = { ...item, options: options ?? { ...item.options, extras } };
    expect(await catchRefusal(addToCart(setup.store, caller, { items: [request] }))).toMatchObject({
      status: 422,
    });
  });

  test("a camp refuses somebody else's child, and a camp that does not exist", async () => {
    const camp = await createCamp(setup.store, 5);
    const [firstParent, secondParent] = [await createParent(), await createParent()];
    const item = toCampItem(camp, secondParent.leo, [[0, 'full']]);
    expect(await catchRefusal(addCampDays(firstParent.caller, item))).toMatchObject({ status: 404 });
    const unknownCampItem = { ...item, id: 'no-such-camp', purchasedForUserId: firstParent.leo };
    expect(await catchRefusal(addCampDays(firstParent.caller, unknownCampItem))).toMatchObject({
      status: 404,
    });
  });

  test('a camp refuses a child who is too old or too young on its first day', async () => {
    const camp = await createCamp(setup.store, 5);
    const { caller } = await createParent();
    const [sam, ida] = [
      await createChild(setup.store, caller, 'Sam', 12),
      await createChild(setup.store, caller, 'Ida', 3),
    ];
    const reason = async (child: string) =>
      (await catchRefusal(addCampDays(caller, toCampItem(camp, child, [[0, 'full']])))) as unknown;
    expect(await reason(sam)).toMatchObject({ reasons: { 'items.0': 'too_old' } });
    expect(await reason(ida)).toMatchObject({ reasons: { 'items.0': 'too_young' } });
  });

  test('a camp refuses the same child twice in one basket, and a day that is booked already', async () => {
    const camp = await createCamp(setup.store, 5);
    const { caller, leo } = await createParent();
    await addCampDays(caller, toCampItem(camp, leo, [[0, 'full']]));
    expect(await catchRefusal(addCampDays(caller, toCampItem(camp, leo, [[1, 'full']])))).toMatchObject({
      reasons: { 'items.0': 'in_basket' },
    });
    await payForCart(caller);
    expect(await catchRefusal(addCampDays(caller, toCampItem(camp, leo, [[0, 'morning']])))).toMatchObject({
      reasons: { 'items.0': 'already_booked' },
    });
    await addCampDays(caller, toCampItem(camp, leo, [[1, 'full']]));
  });

  // Proves B7.5.
  test('a camp refuses a child without a valid form, until it is filled in', async () => {
    const camp = await createCamp(setup.store, 5, { formNeeded: true });
    const { caller, leo } = await createParent();
    const readView = async () =>
      (await getCampAtVenue(setup.store, caller, { venue: VENUE, campSlug: camp.slug })).people[0];
    expect(await readView()).toMatchObject({ needsForm: true, verdict: { code: 'ok' } });
    expect(await catchRefusal(addCampDays(caller, toCampItem(camp, leo, [[0, 'full']])))).toMatchObject({
      errors: { 'items.0': ['We need a few details about Leo before the first day.'] },
      reasons: { 'items.0': 'form_needed' },
    });
    expect(await countTakenHalves(camp, 0)).toEqual([0, 0]);
    const formAnswers = buildChildFormAnswers('Asthma');
    await saveChildForm(setup.store, caller, leo, { answers: formAnswers, isConfirmed: true });
    expect(await readView()).toMatchObject({ needsForm: false });
    await addCampDays(caller, toCampItem(camp, leo, [[0, 'full']]));
  });

  test('a camp refuses a day that has begun, and a customer who owes a penalty', async () => {
    const camp = await createCamp(setup.store, 5, { monday: '2026-11-23' });
    const { caller, leo } = await createParent();
    const readRefusalReason = async (days: Days) =>
      await catchRefusal(addCampDays(caller, toCampItem(camp, leo, days)));
    expect(await readRefusalReason([[0, 'full']])).toMatchObject({ reasons: { 'items.0': 'closed' } });
    expect(await readRefusalReason([[1, 'morning']])).toMatchObject({ reasons: { 'items.0': 'closed' } });
    await addCampDays(caller, toCampItem(camp, leo, [[1, 'afternoon']]));
    const debtor = await createParent();
    await setup.store.write((tx) =>
      tx.insert(penalties).values(buildPenalty(setup.store, debtor.caller.userId, 300)),
    );
    expect(
      await catchRefusal(addCampDays(debtor.caller, toCampItem(camp, debtor.leo, [[3, 'full']]))),
    ).toMatchObject({ reasons: { 'items.0': 'penalties' } });
  });
});

async function payForCart(caller: Caller) {
  const { transactionUuid } = await authorisePayment(setup.store, cards, caller);
  return finishPayment(caller, transactionUuid);
}

describe('a booked camp', () => {
  test('a booked camp has a booking for each day, whose prices add up to what was paid', async () => {
    const camp = await createCamp(setup.store, 5);
    const { caller, leo, mia } = await createParent();
    await addCampDays(
      caller,
      toCampItem(camp, leo, [...WHOLE_WEEK.slice(0, 4), [4, 'full', 'late-collection']]),
      toCampItem(camp, mia, [
        [0, 'full'],
        [1, 'afternoon'],
      ]),
    );
    const { completeOrderId } = await payForCart(caller);
    const rows = await setup.store.read((db) =>
      db
        .select()
        .from(bookings)
        .where(eq(bookings.orderId, completeOrderId ?? '')),
    );
    expect(rows).toHaveLength(7);
    const buildPaidItem = (child: string) =>
      rows
        .filter(({ attendeeId }) => attendeeId === child)
        .reduce((sum, { pricePaid }) => sum + pricePaid, 0);
    expect([buildPaidItem(leo), buildPaidItem(mia)]).toEqual([12_600 + 400, 4400 - 440]);
    // The discount applies to the days only: the extra costs its full price.
    expect(
      rows
        .filter(({ attendeeId }) => attendeeId === leo)
        .map(({ pricePaid }) => pricePaid)
        .sort(),
    ).toEqual([2520, 2520, 2520, 2520, 2920]);
    const monday = rows.find(
      ({ attendeeId, detail }) => attendeeId === mia && detail.localDate === '2026-12-07',
    );
    expect(monday).toMatchObject({
      sessionKey: camp.dayIds[0],
      status: 'booked',
      detail: { priceLabel: 'Full day' },
    });
    const places = await setup.store.read((db) =>
      db
        .select()
        .from(sessionPlaces)
        .where(eq(sessionPlaces.bookingId, monday?.id ?? '')),
    );
    expect(places.map(({ sessionKey, heldUntil }) => [sessionKey, heldUntil]).sort()).toEqual([
      [`${camp.dayIds[0]}:am`, null],
      [`${camp.dayIds[0]}:pm`, null],
    ]);
    const order = await requireOrderById(setup.store, caller, completeOrderId ?? '');
    expect(order.items).toMatchObject([
      {
        type: 'booking',
        booking: { days: [{ label: 'Full day' }, {}, {}, {}, { extras: ['Late collection until 18:00'] }] },
      },
      {},
    ]);
    for (const item of order.items) {
      if (item.type !== 'booking') continue;
      const sum = item.priceBreakdown.reduce((all, { price }) => all + price, 0);
      expect(sum).toBe(item.total);
    }
    expect(await getCart(setup.store, caller)).toBeNull();
  });
});

describe('the camps of a centre', () => {
  const listCampSlugs = async (filters: Omit<Parameters<typeof listCampsAtVenue>[1], 'venue'> = {}) =>
    (await listCampsAtVenue(setup.store, { venue: VENUE, ...filters })).map(({ camp }) => camp.record.slug);

  test('the camps of a centre are those that are not over, filtered by age and dates', async () => {
    const past = await createCamp(setup.store, 5, { monday: '2026-11-16' });
    const soon = await createCamp(setup.store, 5);
    const teens = await createCamp(setup.store, 5, { age: { min: 12, max: 15 }, monday: '2026-12-14' });
    expect(await listCampSlugs()).toEqual(expect.arrayContaining([soon.slug, teens.slug]));
    expect(await listCampSlugs()).not.toContain(past.slug);
    expect(await listCampSlugs({ age: 13 })).toEqual(expect.arrayContaining([teens.slug]));
    expect(await listCampSlugs({ age: 13 })).not.toContain(soon.slug);
    expect(await listCampSlugs({ from: '2026-12-14' })).not.toContain(soon.slug);
    expect(await listCampSlugs({ to: '2026-12-13' })).not.toContain(teens.slug);
  });

  test('a camp has a verdict on each child, and shows which days a child already has', async () => {
    const camp = await createCamp(setup.store, 5);
    const { caller, leo } = await createParent();
    await createChild(setup.store, caller, 'Sam', 12);
    const readView = () => getCampAtVenue(setup.store, caller, { venue: VENUE, campSlug: camp.slug });
    expect((await readView()).people.map(({ person, verdict }) => [person.firstName, verdict.code])).toEqual([
      ['Leo', 'ok'],
      ['Mia', 'ok'],
      ['Sam', 'too_old'],
    ]);
    await addCampDays(caller, toCampItem(camp, leo, [[0, 'morning']]));
    const [first] = (await readView()).people;
    expect(first?.verdict.code).toBe('in_basket');
    expect(first?.takenOptions.map(({ option }) => option.label)).toEqual(['Full day', 'Morning']);
    expect((await getCampAtVenue(setup.store, null, { venue: VENUE, campSlug: camp.slug })).people).toEqual(
      [],
    );
  });

  test('a camp can be read by ids to change an item: its own days count as free, those of others do not', async () => {
    const camp = await createCamp(setup.store, 1);
    const [{ caller, leo, mia }, otherParent] = [await createParent(), await createParent()];
    await addCampDays(otherParent.caller, toCampItem(camp, otherParent.leo, [[1, 'full']]));
    await addCampDays(caller, toCampItem(camp, mia, [[2, 'full']]));
    const cart = await addCampDays(caller, toCampItem(camp, leo, [[0, 'full']]));
    const cartItemId = cart.items.find(({ purchasedForUserId }) => purchasedForUserId === leo)?.id;
    const request = { venue: demoId(`venue:${VENUE}`), campSlug: camp.id };
    const campView = await getCampAtVenue(setup.store, caller, { ...request, cartItemId });
    const listStatesOn = (day: number) =>
      campView.options.find((option) => option.day.id === camp.dayIds[day] && option.option.id === camp.full)
        ?.state;
    expect([listStatesOn(0), listStatesOn(1), listStatesOn(2)]).toEqual(['few', 'full', 'full']);
    expect(campView.people.map(({ verdict, takenOptions: taken }) => [verdict.code, taken.length])).toEqual([
      ['ok', 0],
      ['in_basket', 3],
    ]);
  });

  test('a camp cannot be read to change an item that is not in the caller’s basket', async () => {
    const camp = await createCamp(setup.store, 5);
    const [{ caller, leo }, otherParent] = [await createParent(), await createParent()];
    const cart = await addCampDays(caller, toCampItem(camp, leo, [[0, 'full']]));
    const request = { venue: VENUE, campSlug: camp.slug, cartItemId: cart.items[0]?.id };
    for (const caller of [otherParent.caller, null])
      expect(await catchRefusal(getCampAtVenue(setup.store, caller, request))).toMatchObject({ status: 404 });
  });

  test('the camps of an unknown centre are a 404', async () => {
    expect(await catchRefusal(listCampsAtVenue(setup.store, { venue: 'no-such-centre' }))).toMatchObject({
      status: 404,
    });
    const unknown = getCampAtVenue(setup.store, null, { venue: VENUE, campSlug: 'no-such-camp' });
    expect(await catchRefusal(unknown)).toMatchObject({ status: 404 });
  });
});
