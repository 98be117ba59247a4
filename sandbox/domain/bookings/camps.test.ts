import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { buildPenalty } from '../../scenarios/fresh-customer.ts';
import { buildChildFormAnswers } from '../../seed/child-form.ts';
import { demoId } from '../../seed/demo-ids.ts';
import { bookings, sessionPlaces } from '../../store/schema/bookings.ts';
import { penalties } from '../../store/schema/people.ts';
import { aCamp, aChild, type TestCamp, toCampItem } from '../../testing/a-camp.ts';
import { createFakeCards } from '../../testing/fake-cards.ts';
import { authorisePayment } from '../../testing/joining-customer.ts';
import { createPayingByCard } from '../../testing/paying-by-card.ts';
import { createBasketPlaces } from '../../testing/places-in-baskets.ts';
import { catchRefusal } from '../../testing/refusal.ts';
import { saveChildForm } from '../attendees/index.ts';
import { addToCart, getCart } from '../basket/index.ts';
import type { Caller } from '../common/types.ts';
import { requireOrderById } from '../payments/index.ts';
import { getCampAtVenue, listCampsAtVenue } from './camps.ts';

const VENUE = 'ardwick-fields-leisure-centre';
const world = createBasketPlaces();
const { createCaller, takenIn } = world;
const cards = createFakeCards();
const { finish } = createPayingByCard(() => ({ store: world.store, cards }));

type Days = Parameters<typeof toCampItem>[2];
const WEEK: Days = [0, 1, 2, 3, 4].map((day) => [day, 'full'] as const);

async function aParent() {
  const caller = await createCaller();
  const leo = await aChild(world.store, caller, 'Leo', 6);
  return { caller, leo, mia: await aChild(world.store, caller, 'Mia', 9) };
}

const add = (caller: Caller, ...items: ReturnType<typeof toCampItem>[]) =>
  addToCart(world.store, caller, { items });

const takenHalves = async ({ dayIds }: TestCamp, day: number) => [
  await takenIn(`${dayIds[day]}:am`),
  await takenIn(`${dayIds[day]}:pm`),
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
    const camp = await aCamp(world.store, 5);
    const { caller, leo } = await aParent();
    expect(await catchRefusal(add(caller, toCampItem(camp, leo, days)))).toMatchObject({
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
    const camp = await aCamp(world.store, 5);
    const { caller, leo } = await aParent();
    const item = toCampItem(camp, leo, [[0, 'full']]);
    const extras = [{ day_id: camp.dayIds[1] ?? '', extra_id: 'early-drop-off' }];
    const request = { ...item, options: options ?? { ...item.options, extras } };
    expect(await catchRefusal(addToCart(world.store, caller, { items: [request] }))).toMatchObject({
      status: 422,
    });
  });

  test("a camp refuses somebody else's child, and a camp that does not exist", async () => {
    const camp = await aCamp(world.store, 5);
    const [firstParent, secondParent] = [await aParent(), await aParent()];
    const item = toCampItem(camp, secondParent.leo, [[0, 'full']]);
    expect(await catchRefusal(add(firstParent.caller, item))).toMatchObject({ status: 404 });
    const unknown = { ...item, id: 'no-such-camp', purchasedForUserId: firstParent.leo };
    expect(await catchRefusal(add(firstParent.caller, unknown))).toMatchObject({ status: 404 });
  });

  test('a camp refuses a child who is too old or too young on its first day', async () => {
    const camp = await aCamp(world.store, 5);
    const { caller } = await aParent();
    const [sam, ida] = [
      await aChild(world.store, caller, 'Sam', 12),
      await aChild(world.store, caller, 'Ida', 3),
    ];
    const reason = async (child: string) =>
      (await catchRefusal(add(caller, toCampItem(camp, child, [[0, 'full']])))) as unknown;
    expect(await reason(sam)).toMatchObject({ reasons: { 'items.0': 'too_old' } });
    expect(await reason(ida)).toMatchObject({ reasons: { 'items.0': 'too_young' } });
  });

  test('a camp refuses the same child twice in one basket, and a day that is booked already', async () => {
    const camp = await aCamp(world.store, 5);
    const { caller, leo } = await aParent();
    await add(caller, toCampItem(camp, leo, [[0, 'full']]));
    expect(await catchRefusal(add(caller, toCampItem(camp, leo, [[1, 'full']])))).toMatchObject({
      reasons: { 'items.0': 'in_basket' },
    });
    await pay(caller);
    expect(await catchRefusal(add(caller, toCampItem(camp, leo, [[0, 'morning']])))).toMatchObject({
      reasons: { 'items.0': 'already_booked' },
    });
    await add(caller, toCampItem(camp, leo, [[1, 'full']]));
  });

  // Proves B7.5.
  test('a camp refuses a child without a valid form, until it is filled in', async () => {
    const camp = await aCamp(world.store, 5, { formNeeded: true });
    const { caller, leo } = await aParent();
    const readView = async () =>
      (await getCampAtVenue(world.store, caller, { venue: VENUE, campSlug: camp.slug })).people[0];
    expect(await readView()).toMatchObject({ needsForm: true, verdict: { code: 'ok' } });
    expect(await catchRefusal(add(caller, toCampItem(camp, leo, [[0, 'full']])))).toMatchObject({
      errors: { 'items.0': ['We need a few details about Leo before the first day.'] },
      reasons: { 'items.0': 'form_needed' },
    });
    expect(await takenHalves(camp, 0)).toEqual([0, 0]);
    const answers = buildChildFormAnswers('Asthma');
    await saveChildForm(world.store, caller, leo, { answers, isConfirmed: true });
    expect(await readView()).toMatchObject({ needsForm: false });
    await add(caller, toCampItem(camp, leo, [[0, 'full']]));
  });

  test('a camp refuses a day that has begun, and a customer who owes a penalty', async () => {
    const camp = await aCamp(world.store, 5, { monday: '2026-11-23' });
    const { caller, leo } = await aParent();
    const reasonOf = async (days: Days) => await catchRefusal(add(caller, toCampItem(camp, leo, days)));
    expect(await reasonOf([[0, 'full']])).toMatchObject({ reasons: { 'items.0': 'closed' } });
    expect(await reasonOf([[1, 'morning']])).toMatchObject({ reasons: { 'items.0': 'closed' } });
    await add(caller, toCampItem(camp, leo, [[1, 'afternoon']]));
    const debtor = await aParent();
    await world.store.write((tx) =>
      tx.insert(penalties).values(buildPenalty(world.store, debtor.caller.userId, 300)),
    );
    expect(await catchRefusal(add(debtor.caller, toCampItem(camp, debtor.leo, [[3, 'full']])))).toMatchObject(
      {
        reasons: { 'items.0': 'penalties' },
      },
    );
  });
});

async function pay(caller: Caller) {
  const { transactionUuid } = await authorisePayment(world.store, cards, caller);
  return finish(caller, transactionUuid);
}

describe('a booked camp', () => {
  test('a booked camp has a booking for each day, whose prices add up to what was paid', async () => {
    const camp = await aCamp(world.store, 5);
    const { caller, leo, mia } = await aParent();
    await add(
      caller,
      toCampItem(camp, leo, [...WEEK.slice(0, 4), [4, 'full', 'late-collection']]),
      toCampItem(camp, mia, [
        [0, 'full'],
        [1, 'afternoon'],
      ]),
    );
    const { completeOrderId } = await pay(caller);
    const rows = await world.store.read((db) =>
      db
        .select()
        .from(bookings)
        .where(eq(bookings.orderId, completeOrderId ?? '')),
    );
    expect(rows).toHaveLength(7);
    const paidFor = (child: string) =>
      rows
        .filter(({ attendeeId }) => attendeeId === child)
        .reduce((sum, { pricePaid }) => sum + pricePaid, 0);
    expect([paidFor(leo), paidFor(mia)]).toEqual([12_600 + 400, 4400 - 440]);
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
    const places = await world.store.read((db) =>
      db
        .select()
        .from(sessionPlaces)
        .where(eq(sessionPlaces.bookingId, monday?.id ?? '')),
    );
    expect(places.map(({ sessionKey, heldUntil }) => [sessionKey, heldUntil]).sort()).toEqual([
      [`${camp.dayIds[0]}:am`, null],
      [`${camp.dayIds[0]}:pm`, null],
    ]);
    const order = await requireOrderById(world.store, caller, completeOrderId ?? '');
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
    expect(await getCart(world.store, caller)).toBeNull();
  });
});

describe('the camps of a centre', () => {
  const slugs = async (asked: Omit<Parameters<typeof listCampsAtVenue>[1], 'venue'> = {}) =>
    (await listCampsAtVenue(world.store, { venue: VENUE, ...asked })).map(({ camp }) => camp.record.slug);

  test('the camps of a centre are those that are not over, filtered by age and dates', async () => {
    const past = await aCamp(world.store, 5, { monday: '2026-11-16' });
    const soon = await aCamp(world.store, 5);
    const teens = await aCamp(world.store, 5, { age: { min: 12, max: 15 }, monday: '2026-12-14' });
    expect(await slugs()).toEqual(expect.arrayContaining([soon.slug, teens.slug]));
    expect(await slugs()).not.toContain(past.slug);
    expect(await slugs({ age: 13 })).toEqual(expect.arrayContaining([teens.slug]));
    expect(await slugs({ age: 13 })).not.toContain(soon.slug);
    expect(await slugs({ from: '2026-12-14' })).not.toContain(soon.slug);
    expect(await slugs({ to: '2026-12-13' })).not.toContain(teens.slug);
  });

  test('a camp has a verdict on each child, and shows which days a child already has', async () => {
    const camp = await aCamp(world.store, 5);
    const { caller, leo } = await aParent();
    await aChild(world.store, caller, 'Sam', 12);
    const readView = () => getCampAtVenue(world.store, caller, { venue: VENUE, campSlug: camp.slug });
    expect((await readView()).people.map(({ person, verdict }) => [person.firstName, verdict.code])).toEqual([
      ['Leo', 'ok'],
      ['Mia', 'ok'],
      ['Sam', 'too_old'],
    ]);
    await add(caller, toCampItem(camp, leo, [[0, 'morning']]));
    const [first] = (await readView()).people;
    expect(first?.verdict.code).toBe('in_basket');
    expect(first?.takenOptions.map(({ option }) => option.label)).toEqual(['Full day', 'Morning']);
    expect((await getCampAtVenue(world.store, null, { venue: VENUE, campSlug: camp.slug })).people).toEqual(
      [],
    );
  });

  test('a camp can be read by ids to change an item: its own days count as free, those of others do not', async () => {
    const camp = await aCamp(world.store, 1);
    const [{ caller, leo, mia }, otherParent] = [await aParent(), await aParent()];
    await add(otherParent.caller, toCampItem(camp, otherParent.leo, [[1, 'full']]));
    await add(caller, toCampItem(camp, mia, [[2, 'full']]));
    const cart = await add(caller, toCampItem(camp, leo, [[0, 'full']]));
    const cartItemId = cart.items.find(({ purchasedForUserId }) => purchasedForUserId === leo)?.id;
    const request = { venue: demoId(`venue:${VENUE}`), campSlug: camp.id };
    const campView = await getCampAtVenue(world.store, caller, { ...request, cartItemId });
    const stateOn = (day: number) =>
      campView.options.find((option) => option.day.id === camp.dayIds[day] && option.option.id === camp.full)
        ?.state;
    expect([stateOn(0), stateOn(1), stateOn(2)]).toEqual(['few', 'full', 'full']);
    expect(campView.people.map(({ verdict, takenOptions: taken }) => [verdict.code, taken.length])).toEqual([
      ['ok', 0],
      ['in_basket', 3],
    ]);
  });

  test('a camp cannot be read to change an item that is not in the caller’s basket', async () => {
    const camp = await aCamp(world.store, 5);
    const [{ caller, leo }, otherParent] = [await aParent(), await aParent()];
    const cart = await add(caller, toCampItem(camp, leo, [[0, 'full']]));
    const request = { venue: VENUE, campSlug: camp.slug, cartItemId: cart.items[0]?.id };
    for (const caller of [otherParent.caller, null])
      expect(await catchRefusal(getCampAtVenue(world.store, caller, request))).toMatchObject({ status: 404 });
  });

  test('the camps of an unknown centre are a 404', async () => {
    expect(await catchRefusal(listCampsAtVenue(world.store, { venue: 'no-such-centre' }))).toMatchObject({
      status: 404,
    });
    const unknown = getCampAtVenue(world.store, null, { venue: VENUE, campSlug: 'no-such-camp' });
    expect(await catchRefusal(unknown)).toMatchObject({ status: 404 });
  });
});
