import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { campDays, camps } from '../../store/schema/camps.ts';
import { toCampItem } from '../../testing/a-camp.ts';
import { createCampListSteps, type Days } from '../../testing/camp-lists.ts';
import { createFakeCards } from '../../testing/fake-cards.ts';
import { authorisePayment } from '../../testing/joining-customer.ts';
import { createPayingByCard } from '../../testing/paying-by-card.ts';
import { createBasketPlaces } from '../../testing/places-in-baskets.ts';
import { catchRefusal } from '../../testing/refusal.ts';
import { createWaitingListSteps } from '../../testing/waiting.ts';
import { acceptOffer, deleteCart, getCart, updateCartItem } from '../basket/index.ts';
import { cancelBooking, listBookings } from '../bookings/index.ts';
import { leaveWaitingList, listWaitingEntries, readWaitingEntry } from './waiting-list.ts';
import { sweepWaitingLists } from './waiting-sweep.ts';

const world = createBasketPlaces();
const { setMinutes } = world;
const FILL_IN = 'Leo Test’s form for “Camp” has expired. Please fill it in from your basket.';
const cards = createFakeCards();
const { authoriseCart, finish } = createPayingByCard(() => ({ store: world.store, cards }));
const { entry, mailsTo } = createWaitingListSteps(() => world);

const [MON, TUE, WED, THU] = [0, 1, 2, 3];
const WEDNESDAY: Days = [[WED, 'full']];

const { aParent, aLateCamp, add, waits, fullOn, pay, takenOn, seenBy, stateOn } = createCampListSteps(
  () => world,
);

describe('the waiting list of a camp', () => {
  test('the waiting list of a camp is open while a day is full, and gives a rank among those who want the same days', async () => {
    const { camp } = await fullOn([
      [WED, 'full'],
      [THU, 'full'],
    ]);
    const [firstParent, secondParent, third] = [await aParent(), await aParent(), await aParent()];
    expect((await seenBy(null, camp)).waitingList).toEqual({ isOpen: true, length: 0 });
    const first = await waits(camp, firstParent, WEDNESDAY);
    setMinutes(1);
    const second = await waits(camp, secondParent, [[WED, 'morning']]);
    setMinutes(2);
    const elsewhere = await waits(camp, third, [[THU, 'full']]);
    expect([await entry(first), await entry(second), await entry(elsewhere)]).toEqual([
      'waiting 1 of 2',
      'waiting 2 of 2',
      'waiting 1 of 1',
    ]);
    const { waitingList, ownEntries: waiting } = await seenBy(secondParent.caller, camp);
    expect(waitingList).toEqual({ isOpen: true, length: 3 });
    expect(waiting).toMatchObject([{ rank: 2, days: [{ label: 'Morning', localDate: '2026-12-16' }] }]);
    expect(await listWaitingEntries(world.store, firstParent.caller)).toMatchObject([
      { awaited: { type: 'camp', title: 'Camp', localDate: '2026-12-16', localEnd: '17:30' }, price: 2800 },
    ]);
  });

  test('the waiting list of a camp is offered a day that leaves a basket, which nobody else gets meanwhile, and accepting puts it into the basket', async () => {
    const { camp, holder } = await fullOn(WEDNESDAY);
    const [firstParent, secondParent] = [await aParent(), await aParent()];
    const first = await waits(camp, firstParent, WEDNESDAY);
    await deleteCart(world.store, holder.caller);
    expect(await entry(first)).toBe('offered');
    expect(await mailsTo(firstParent.caller)).toEqual(['A space for you']);
    expect(
      await catchRefusal(add(secondParent.caller, toCampItem(camp, secondParent.leo, WEDNESDAY))),
    ).toMatchObject({
      reasons: { 'items.0': 'full' },
    });
    const { items } = await acceptOffer(world.store, firstParent.caller, first.id);
    expect(items).toMatchObject([{ type: 'camp', objectId: camp.id, price: 2800 }]);
    expect(await entry(first)).toBe('accepted');
    expect(await takenOn(camp, WED)).toEqual([1, 1]);
    const again = await acceptOffer(world.store, firstParent.caller, first.id);
    expect(again.items).toHaveLength(1);
  });

  test('the waiting list of a camp gets the places of a hold that lapsed before anybody else, in each half', async () => {
    const { camp } = await fullOn(WEDNESDAY);
    const [firstParent, secondParent] = [await aParent(), await aParent()];
    const first = await waits(camp, firstParent, [[WED, 'morning']]);
    setMinutes(16);
    expect(
      await catchRefusal(add(secondParent.caller, toCampItem(camp, secondParent.leo, [[WED, 'morning']]))),
    ).toMatchObject({
      reasons: { 'items.0': 'full' },
    });
    await add(secondParent.caller, toCampItem(camp, secondParent.leo, [[WED, 'afternoon']]));
    expect(await entry(first)).toBe('offered');
    expect(await stateOn(camp, WED)).toEqual(['full', 'full', 'full']);
  });

  test('the waiting list of a camp keeps an entry when other days are booked for the child', async () => {
    const { camp } = await fullOn(WEDNESDAY);
    const parent = await aParent();
    const first = await waits(camp, parent, WEDNESDAY);
    await pay(parent, toCampItem(camp, parent.leo, [[MON, 'full']]));
    expect(await entry(first)).toBe('waiting 1 of 1');
  });

  test('the waiting list of a camp serves all days of an entry or none, and a later entry that fits goes first', async () => {
    const { camp, holder } = await fullOn(WEDNESDAY);
    const blocker = await aParent();
    await add(blocker.caller, toCampItem(camp, blocker.leo, [[THU, 'afternoon']]));
    const [firstParent, secondParent] = [await aParent(), await aParent()];
    const both = await waits(camp, firstParent, [
      [WED, 'full'],
      [THU, 'full'],
    ]);
    setMinutes(1);
    const single = await waits(camp, secondParent, WEDNESDAY);
    await deleteCart(world.store, holder.caller);
    expect([await entry(both), await entry(single)]).toEqual(['waiting 1 of 1', 'offered']);
    await leaveWaitingList(world.store, secondParent.caller, single.id);
    await deleteCart(world.store, blocker.caller);
    expect([await entry(both), await entry(single)]).toEqual(['offered', 'ended: declined']);
    expect([await takenOn(camp, WED), await takenOn(camp, THU)]).toEqual([
      [1, 1],
      [1, 1],
    ]);
  });

  test('the waiting list of a camp serves brothers and sisters together, at the price of both', async () => {
    const { camp, holder } = await fullOn(WEDNESDAY);
    const family = await aParent();
    const two = await waits(camp, family, WEDNESDAY, [family.leo, family.mia]);
    await deleteCart(world.store, holder.caller);
    expect(await entry(two)).toBe('waiting 1 of 1');
    expect(await readWaitingEntry(world.store, family.caller, two.id)).toMatchObject({ price: 5600 - 280 });
    await world.store.write((tx) =>
      tx.update(campDays).set({ capacity: 2 }).where(eq(campDays.campId, camp.id)),
    );
    await sweepWaitingLists(world.store);
    const { items } = await acceptOffer(world.store, family.caller, two.id);
    expect(items.map(({ price }) => price)).toEqual([2800, 2520]);
    expect(await takenOn(camp, WED)).toEqual([2, 2]);
  });

  test('the waiting list of a camp adds the days to those that the same child already has in the basket', async () => {
    const { camp, holder } = await fullOn(WEDNESDAY);
    const parent = await aParent();
    await add(parent.caller, toCampItem(camp, parent.leo, [[MON, 'full', 'early-drop-off']]));
    const first = await waits(camp, parent, WEDNESDAY);
    await deleteCart(world.store, holder.caller);
    const { items } = await acceptOffer(world.store, parent.caller, first.id);
    expect(items).toMatchObject([
      {
        price: 5900,
        place: { days: [{ localDate: '2026-12-14' }, { localDate: '2026-12-16' }] },
      },
    ]);
    expect([await takenOn(camp, MON), await takenOn(camp, WED)]).toEqual([
      [1, 1],
      [1, 1],
    ]);
  });

  test('the waiting list of a camp does not get the places of an item when its customer changes other days of it', async () => {
    const { camp, holder } = await fullOn([
      [TUE, 'full'],
      [WED, 'full'],
    ]);
    const parent = await aParent();
    const first = await waits(camp, parent, WEDNESDAY);
    const item = (await getCart(world.store, holder.caller))?.items[0]?.id ?? '';
    const { options } = toCampItem(camp, holder.leo, [
      [MON, 'full'],
      [WED, 'full'],
    ]);
    await updateCartItem(world.store, holder.caller, item, options);
    expect(await entry(first)).toBe('waiting 1 of 1');
    expect([await takenOn(camp, MON), await takenOn(camp, TUE)]).toEqual([
      [1, 1],
      [0, 0],
    ]);
  });

  test('the waiting list of a camp does not require the form about the child, which the basket requires before payment', async () => {
    const { camp, holder } = await fullOn(WEDNESDAY);
    await world.store.write((tx) =>
      tx
        .update(camps)
        .set({ detail: sql`${camps.detail} || '{"formNeeded": true}'` })
        .where(eq(camps.id, camp.id)),
    );
    const parent = await aParent();
    const first = await waits(camp, parent, WEDNESDAY);
    await deleteCart(world.store, holder.caller);
    await acceptOffer(world.store, parent.caller, first.id);
    expect(await catchRefusal(authoriseCart(parent.caller))).toMatchObject({
      errors: { attendeeForms: [FILL_IN] },
    });
  });

  test('the waiting list of a camp gets the day of a cancelled booking, and the entry is booked once it is paid', async () => {
    const camp = await aLateCamp();
    const [holder, parent] = [await aParent(), await aParent()];
    await pay(holder, toCampItem(camp, holder.leo, WEDNESDAY));
    const first = await waits(camp, parent, WEDNESDAY);
    const [booking] = (await listBookings(world.store, holder.caller, { when: 'upcoming' })).items;
    if (!booking?.cancel) throw new Error('The day can be cancelled.');
    const { record, cancel } = booking;
    await cancelBooking(world.store, holder.caller, { id: record.id, expected: cancel.expected });
    expect(await mailsTo(parent.caller)).toEqual(['A space for you']);
    await acceptOffer(world.store, parent.caller, first.id);
    const { transactionUuid } = await authorisePayment(world.store, cards, parent.caller);
    await finish(parent.caller, transactionUuid);
    expect(await entry(first)).toBe('booked');
  });

  test('the waiting list of a camp ends when one of its days is cancelled, and when the first of its days begins', async () => {
    const { camp } = await fullOn([
      [WED, 'full'],
      [THU, 'full'],
    ]);
    const [firstParent, secondParent] = [await aParent(), await aParent()];
    const cancelled = await waits(camp, firstParent, WEDNESDAY);
    const started = await waits(camp, secondParent, [[THU, 'full']]);
    await world.store.write((tx) =>
      tx
        .update(campDays)
        .set({ cancelledReason: 'The hall is flooded.' })
        .where(eq(campDays.id, camp.dayIds[WED] ?? '')),
    );
    await sweepWaitingLists(world.store);
    expect(await entry(cancelled)).toBe('ended: cancelled');
    expect(await mailsTo(firstParent.caller)).toEqual(['Waiting list']);
    expect(await entry(started)).toBe('waiting 1 of 1');
    // 17 December at 08:29 and at 08:30.
    setMinutes(world.minutesUntil('2026-12-17T08:30:00Z') - 1);
    expect(await entry(started)).toMatch(/^(waiting|told) 1 of 1$/);
    setMinutes(world.minutesUntil('2026-12-17T08:30:00Z'));
    expect(await entry(started)).toBe('ended: started');
  });

  test('within a week before the day everybody on the list gets a message about a place, which goes to the first to book', async () => {
    const { camp } = await fullOn(WEDNESDAY);
    const [firstParent, secondParent] = [await aParent(), await aParent()];
    const first = await waits(camp, firstParent, WEDNESDAY);
    setMinutes(world.minutesUntil('2026-12-10T12:00:00Z'));
    await sweepWaitingLists(world.store);
    expect([await entry(first), await mailsTo(firstParent.caller)]).toEqual([
      'told 1 of 1',
      ['A space has come up'],
    ]);
    await add(secondParent.caller, toCampItem(camp, secondParent.leo, WEDNESDAY));
  });
});
