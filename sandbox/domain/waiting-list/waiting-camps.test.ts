import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { campDays, camps } from '../../store/schema/camps.ts';
import { toCampItem } from '../../testing/a-camp.ts';
import { type CampDays, createCampListSteps } from '../../testing/camp-lists.ts';
import { createFakeCards } from '../../testing/fake-cards.ts';
import { authorisePayment } from '../../testing/joining-customer.ts';
import { createCardSteps } from '../../testing/paying-by-card.ts';
import { createBasketStore } from '../../testing/places-in-baskets.ts';
import { catchRefusal } from '../../testing/refusal.ts';
import { createWaitingListSteps } from '../../testing/waiting.ts';
import { acceptOffer, deleteCart, getCart, updateCartItem } from '../basket/index.ts';
import { cancelBooking, listBookings } from '../bookings/index.ts';
import { leaveWaitingList, listWaitingEntries, readWaitingEntry } from './waiting-list.ts';
import { sweepWaitingLists } from './waiting-sweep.ts';

const setup = createBasketStore();
const { setMinutes } = setup;
const FILL_IN = 'Leo Test’s form for “Camp” has expired. Please fill it in from your basket.';
const cards = createFakeCards();
const { authoriseCart, finishPayment } = createCardSteps(() => ({ store: setup.store, cards }));
const { describeEntry, listMails } = createWaitingListSteps(() => setup);

const [MONDAY_INDEX, TUESDAY_INDEX, WEDNESDAY_INDEX, THURSDAY_INDEX] = [0, 1, 2, 3];
const WEDNESDAY_DAYS: CampDays = [[WEDNESDAY_INDEX, 'full']];

const {
  createParent,
  createLateCamp,
  addItems,
  joinAsParent,
  createFullCamp,
  payAtDesk,
  countTakenHalves,
  readCamp,
  listOptionStates,
} = createCampListSteps(() => setup);

describe('the waiting list of a camp', () => {
  test('the waiting list of a camp is open while a day is full, and gives a rank among those who want the same days', async () => {
    const { camp } = await createFullCamp([
      [WEDNESDAY_INDEX, 'full'],
      [THURSDAY_INDEX, 'full'],
    ]);
    const [firstParent, secondParent, thirdParent] = [
      await createParent(),
      await createParent(),
      await createParent(),
    ];
    expect((await readCamp(null, camp)).waitingList).toEqual({ isOpen: true, length: 0 });
    const first = await joinAsParent(camp, firstParent, WEDNESDAY_DAYS);
    setMinutes(1);
    const second = await joinAsParent(camp, secondParent, [[WEDNESDAY_INDEX, 'morning']]);
    setMinutes(2);
    const elsewhere = await joinAsParent(camp, thirdParent, [[THURSDAY_INDEX, 'full']]);
    expect([await describeEntry(first), await describeEntry(second), await describeEntry(elsewhere)]).toEqual(
      ['waiting 1 of 2', 'waiting 2 of 2', 'waiting 1 of 1'],
    );
    const { waitingList, ownEntries: waiting } = await readCamp(secondParent.caller, camp);
    expect(waitingList).toEqual({ isOpen: true, length: 3 });
    expect(waiting).toMatchObject([{ rank: 2, days: [{ label: 'Morning', localDate: '2026-12-16' }] }]);
    expect(await listWaitingEntries(setup.store, firstParent.caller)).toMatchObject([
      { target: { type: 'camp', title: 'Camp', localDate: '2026-12-16', localEnd: '17:30' }, price: 2800 },
    ]);
  });

  test('the waiting list of a camp is offered a day that leaves a basket, which nobody else gets meanwhile, and accepting puts it into the basket', async () => {
    const { camp, holder } = await createFullCamp(WEDNESDAY_DAYS);
    const [firstParent, secondParent] = [await createParent(), await createParent()];
    const first = await joinAsParent(camp, firstParent, WEDNESDAY_DAYS);
    await deleteCart(setup.store, holder.caller);
    expect(await describeEntry(first)).toBe('offered');
    expect(await listMails(firstParent.caller)).toEqual(['A space for you']);
    expect(
      await catchRefusal(addItems(secondParent.caller, toCampItem(camp, secondParent.leo, WEDNESDAY_DAYS))),
    ).toMatchObject({
      reasons: { 'items.0': 'full' },
    });
    const { items } = await acceptOffer(setup.store, firstParent.caller, first.id);
    expect(items).toMatchObject([{ type: 'camp', objectId: camp.id, price: 2800 }]);
    expect(await describeEntry(first)).toBe('accepted');
    expect(await countTakenHalves(camp, WEDNESDAY_INDEX)).toEqual([1, 1]);
    const secondResult = await acceptOffer(setup.store, firstParent.caller, first.id);
    expect(secondResult.items).toHaveLength(1);
  });

  test('the waiting list of a camp gets the places of a hold that lapsed before anybody else, in each half', async () => {
    const { camp } = await createFullCamp(WEDNESDAY_DAYS);
    const [firstParent, secondParent] = [await createParent(), await createParent()];
    const first = await joinAsParent(camp, firstParent, [[WEDNESDAY_INDEX, 'morning']]);
    setMinutes(16);
    expect(
      await catchRefusal(
        addItems(secondParent.caller, toCampItem(camp, secondParent.leo, [[WEDNESDAY_INDEX, 'morning']])),
      ),
    ).toMatchObject({
      reasons: { 'items.0': 'full' },
    });
    await addItems(secondParent.caller, toCampItem(camp, secondParent.leo, [[WEDNESDAY_INDEX, 'afternoon']]));
    expect(await describeEntry(first)).toBe('offered');
    expect(await listOptionStates(camp, WEDNESDAY_INDEX)).toEqual(['full', 'full', 'full']);
  });

  test('the waiting list of a camp keeps an entry when other days are booked for the child', async () => {
    const { camp } = await createFullCamp(WEDNESDAY_DAYS);
    const parent = await createParent();
    const first = await joinAsParent(camp, parent, WEDNESDAY_DAYS);
    await payAtDesk(parent, toCampItem(camp, parent.leo, [[MONDAY_INDEX, 'full']]));
    expect(await describeEntry(first)).toBe('waiting 1 of 1');
  });

  test('the waiting list of a camp serves all days of an entry or none, and a later entry that fits goes first', async () => {
    const { camp, holder } = await createFullCamp(WEDNESDAY_DAYS);
    const blocker = await createParent();
    await addItems(blocker.caller, toCampItem(camp, blocker.leo, [[THURSDAY_INDEX, 'afternoon']]));
    const [firstParent, secondParent] = [await createParent(), await createParent()];
    const bothDaysEntry = await joinAsParent(camp, firstParent, [
      [WEDNESDAY_INDEX, 'full'],
      [THURSDAY_INDEX, 'full'],
    ]);
    setMinutes(1);
    const single = await joinAsParent(camp, secondParent, WEDNESDAY_DAYS);
    await deleteCart(setup.store, holder.caller);
    expect([await describeEntry(bothDaysEntry), await describeEntry(single)]).toEqual([
      'waiting 1 of 1',
      'offered',
    ]);
    await leaveWaitingList(setup.store, secondParent.caller, single.id);
    await deleteCart(setup.store, blocker.caller);
    expect([await describeEntry(bothDaysEntry), await describeEntry(single)]).toEqual([
      'offered',
      'ended: declined',
    ]);
    expect([
      await countTakenHalves(camp, WEDNESDAY_INDEX),
      await countTakenHalves(camp, THURSDAY_INDEX),
    ]).toEqual([
      [1, 1],
      [1, 1],
    ]);
  });

  test('the waiting list of a camp serves brothers and sisters together, at the price of both', async () => {
    const { camp, holder } = await createFullCamp(WEDNESDAY_DAYS);
    const family = await createParent();
    const two = await joinAsParent(camp, family, WEDNESDAY_DAYS, [family.leo, family.mia]);
    await deleteCart(setup.store, holder.caller);
    expect(await describeEntry(two)).toBe('waiting 1 of 1');
    expect(await readWaitingEntry(setup.store, family.caller, two.id)).toMatchObject({ price: 5600 - 280 });
    await setup.store.write((tx) =>
      tx.update(campDays).set({ capacity: 2 }).where(eq(campDays.campId, camp.id)),
    );
    await sweepWaitingLists(setup.store);
    const { items } = await acceptOffer(setup.store, family.caller, two.id);
    expect(items.map(({ price }) => price)).toEqual([2800, 2520]);
    expect(await countTakenHalves(camp, WEDNESDAY_INDEX)).toEqual([2, 2]);
  });

  test('the waiting list of a camp adds the days to those that the same child already has in the basket', async () => {
    const { camp, holder } = await createFullCamp(WEDNESDAY_DAYS);
    const parent = await createParent();
    await addItems(parent.caller, toCampItem(camp, parent.leo, [[MONDAY_INDEX, 'full', 'early-drop-off']]));
    const first = await joinAsParent(camp, parent, WEDNESDAY_DAYS);
    await deleteCart(setup.store, holder.caller);
    const { items } = await acceptOffer(setup.store, parent.caller, first.id);
    expect(items).toMatchObject([
      {
        price: 5900,
        place: { days: [{ localDate: '2026-12-14' }, { localDate: '2026-12-16' }] },
      },
    ]);
    expect([
      await countTakenHalves(camp, MONDAY_INDEX),
      await countTakenHalves(camp, WEDNESDAY_INDEX),
    ]).toEqual([
      [1, 1],
      [1, 1],
    ]);
  });

  test('the waiting list of a camp does not get the places of an item when its customer changes other days of it', async () => {
    const { camp, holder } = await createFullCamp([
      [TUESDAY_INDEX, 'full'],
      [WEDNESDAY_INDEX, 'full'],
    ]);
    const parent = await createParent();
    const first = await joinAsParent(camp, parent, WEDNESDAY_DAYS);
    const item = (await getCart(setup.store, holder.caller))?.items[0]?.id ?? '';
    const { options } = toCampItem(camp, holder.leo, [
      [MONDAY_INDEX, 'full'],
      [WEDNESDAY_INDEX, 'full'],
    ]);
    await updateCartItem(setup.store, holder.caller, item, options);
    expect(await describeEntry(first)).toBe('waiting 1 of 1');
    expect([await countTakenHalves(camp, MONDAY_INDEX), await countTakenHalves(camp, TUESDAY_INDEX)]).toEqual(
      [
        [1, 1],
        [0, 0],
      ],
    );
  });

  test('the waiting list of a camp does not require the form about the child, which the basket requires before payment', async () => {
    const { camp, holder } = await createFullCamp(WEDNESDAY_DAYS);
    await setup.store.write((tx) =>
      tx
        .update(camps)
        .set({ detail: sql`${camps.detail} || '{"formNeeded": true}'` })
        .where(eq(camps.id, camp.id)),
    );
    const parent = await createParent();
    const first = await joinAsParent(camp, parent, WEDNESDAY_DAYS);
    await deleteCart(setup.store, holder.caller);
    await acceptOffer(setup.store, parent.caller, first.id);
    expect(await catchRefusal(authoriseCart(parent.caller))).toMatchObject({
      errors: { attendeeForms: [FILL_IN] },
    });
  });

  test('the waiting list of a camp gets the day of a cancelled booking, and the entry is booked once it is paid', async () => {
    const camp = await createLateCamp();
    const [holder, parent] = [await createParent(), await createParent()];
    await payAtDesk(holder, toCampItem(camp, holder.leo, WEDNESDAY_DAYS));
    const first = await joinAsParent(camp, parent, WEDNESDAY_DAYS);
    const [booking] = (await listBookings(setup.store, holder.caller, { when: 'upcoming' })).items;
    if (!booking?.cancel) throw new Error('The day can be cancelled.');
    const { record, cancel } = booking;
    await cancelBooking(setup.store, holder.caller, { id: record.id, expected: cancel.expected });
    expect(await listMails(parent.caller)).toEqual(['A space for you']);
    await acceptOffer(setup.store, parent.caller, first.id);
    const { transactionUuid } = await authorisePayment(setup.store, cards, parent.caller);
    await finishPayment(parent.caller, transactionUuid);
    expect(await describeEntry(first)).toBe('booked');
  });

  test('the waiting list of a camp ends when one of its days is cancelled, and when the first of its days begins', async () => {
    const { camp } = await createFullCamp([
      [WEDNESDAY_INDEX, 'full'],
      [THURSDAY_INDEX, 'full'],
    ]);
    const [firstParent, secondParent] = [await createParent(), await createParent()];
    const cancelled = await joinAsParent(camp, firstParent, WEDNESDAY_DAYS);
    const started = await joinAsParent(camp, secondParent, [[THURSDAY_INDEX, 'full']]);
    await setup.store.write((tx) =>
      tx
        .update(campDays)
        .set({ cancelledReason: 'The hall is flooded.' })
        .where(eq(campDays.id, camp.dayIds[WEDNESDAY_INDEX] ?? '')),
    );
    await sweepWaitingLists(setup.store);
    expect(await describeEntry(cancelled)).toBe('ended: cancelled');
    expect(await listMails(firstParent.caller)).toEqual(['Waiting list']);
    expect(await describeEntry(started)).toBe('waiting 1 of 1');
    // 17 December at 08:29 and at 08:30.
    setMinutes(setup.minutesUntil('2026-12-17T08:30:00Z') - 1);
    expect(await describeEntry(started)).toMatch(/^(waiting|told) 1 of 1$/);
    setMinutes(setup.minutesUntil('2026-12-17T08:30:00Z'));
    expect(await describeEntry(started)).toBe('ended: started');
  });

  test('within a week before the day everybody on the list gets a message about a place, which goes to the first to book', async () => {
    const { camp } = await createFullCamp(WEDNESDAY_DAYS);
    const [firstParent, secondParent] = [await createParent(), await createParent()];
    const first = await joinAsParent(camp, firstParent, WEDNESDAY_DAYS);
    setMinutes(setup.minutesUntil('2026-12-10T12:00:00Z'));
    await sweepWaitingLists(setup.store);
    expect([await describeEntry(first), await listMails(firstParent.caller)]).toEqual([
      'told 1 of 1',
      ['A space has come up'],
    ]);
    await addItems(secondParent.caller, toCampItem(camp, secondParent.leo, WEDNESDAY_DAYS));
  });
});
