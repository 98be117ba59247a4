import { describe, expect, test } from 'vitest';
import { createChild, toCampItem } from '../../testing/a-camp.ts';
import { type CampDays, createCampListSteps } from '../../testing/camp-lists.ts';
import { createBasketStore } from '../../testing/places-in-baskets.ts';
import { catchRefusal } from '../../testing/refusal.ts';
import { createWaitingListSteps } from '../../testing/waiting.ts';
import { acceptOffer, deleteCart, getCart } from '../basket/index.ts';
import { listCampsAtVenue } from '../bookings/index.ts';
import { joinWaitingList } from './waiting-list.ts';

const setup = createBasketStore();
const { setMinutes } = setup;
const { describeEntry } = createWaitingListSteps(() => setup);

const [MONDAY_INDEX, WEDNESDAY_INDEX, THURSDAY_INDEX] = [0, 2, 3];
const WEDNESDAY_DAYS: CampDays = [[WEDNESDAY_INDEX, 'full']];

const { createParent, addItems, joinCampList, joinAsParent, createFullCamp, readCamp } = createCampListSteps(
  () => setup,
);

describe('the waiting list of a camp', () => {
  test('the waiting list of a camp can be joined again for another child or another day, each with its own rank and offer', async () => {
    const { camp, holder } = await createFullCamp([
      [WEDNESDAY_INDEX, 'full'],
      [THURSDAY_INDEX, 'full'],
    ]);
    const family = await createParent();
    const first = await joinAsParent(camp, family, WEDNESDAY_DAYS);
    setMinutes(1);
    const sister = await joinAsParent(camp, family, WEDNESDAY_DAYS, [family.mia]);
    setMinutes(2);
    const otherDay = await joinAsParent(camp, family, [[THURSDAY_INDEX, 'full']]);
    const { waitingList, ownEntries: waiting } = await readCamp(family.caller, camp);
    expect(waitingList).toEqual({ isOpen: true, length: 3 });
    expect(waiting.map(({ id, rank, listLength }) => ({ id, rank, length: listLength }))).toEqual([
      { id: first.id, rank: 1, length: 2 },
      { id: sister.id, rank: 2, length: 2 },
      { id: otherDay.id, rank: 1, length: 1 },
    ]);
    await deleteCart(setup.store, holder.caller);
    expect([await describeEntry(first), await describeEntry(sister), await describeEntry(otherDay)]).toEqual([
      'offered',
      'waiting 1 of 1',
      'offered',
    ]);
    for (const { id } of [first, otherDay]) await acceptOffer(setup.store, family.caller, id);
    expect((await getCart(setup.store, family.caller))?.items).toMatchObject([
      { place: { days: [{ localDate: '2026-12-16' }, { localDate: '2026-12-17' }] } },
    ]);
  });

  test('the waiting list of a camp is suggested to a basket item whose days are lost, and can be joined for those days', async () => {
    const { camp, holder } = await createFullCamp(WEDNESDAY_DAYS);
    const { leo, caller } = holder;
    const otherParent = await createParent();
    const listBasketIds = async () => {
      const [item] = (await getCart(setup.store, caller))?.items ?? [];
      return { isOpen: item?.waitingListOpen, hold: item?.place?.hold.state, messages: item?.messages };
    };
    setMinutes(15);
    await addItems(otherParent.caller, toCampItem(camp, otherParent.leo, WEDNESDAY_DAYS));
    const goneMessage = 'The last space has just gone.';
    expect(await listBasketIds()).toEqual({ isOpen: true, hold: 'lost', messages: [goneMessage] });
    const ownEntry = await joinAsParent(camp, holder, WEDNESDAY_DAYS, [leo]);
    expect(await listBasketIds()).toEqual({
      isOpen: false,
      hold: 'lost',
      messages: [goneMessage, 'You’re on the waiting list.'],
    });
    await deleteCart(setup.store, otherParent.caller);
    expect((await acceptOffer(setup.store, caller, ownEntry.id)).items).toMatchObject([
      { place: { hold: { state: 'held' } } },
    ]);
  });

  test('the waiting list of a camp is shown in the list of camps', async () => {
    const { camp } = await createFullCamp(WEDNESDAY_DAYS);
    const listing = await listCampsAtVenue(setup.store, { venue: 'ardwick-fields-leisure-centre' });
    expect(listing.find(({ camp: { record } }) => record.id === camp.id)?.waitingList).toEqual({
      isOpen: true,
      length: 0,
    });
  });
});

describe('a customer cannot wait', () => {
  test('a customer cannot wait for a camp with free places, without days, for unknown days, twice, or for a child who is too old', async () => {
    const { camp } = await createFullCamp(WEDNESDAY_DAYS);
    const parent = await createParent();
    const teenager = await createChild(setup.store, parent.caller, 'Tom', 15);
    expect(
      await catchRefusal(joinCampList(camp, parent, [parent.leo], [[MONDAY_INDEX, 'full']])),
    ).toMatchObject({
      code: 'not_full',
    });
    expect(await catchRefusal(joinCampList(camp, parent, [parent.leo], []))).toMatchObject({
      errors: { days: ['Choose at least one day.'] },
    });
    const unknownDayRequest = {
      sessionId: camp.id,
      attendeeIds: [parent.leo],
      days: [{ dayId: 'x', optionId: 'y' }],
    };
    expect(await catchRefusal(joinWaitingList(setup.store, parent.caller, unknownDayRequest))).toMatchObject({
      errors: { days: ['This camp doesn’t run on that day.'] },
    });
    expect(await catchRefusal(joinCampList(camp, parent, [teenager], WEDNESDAY_DAYS))).toMatchObject({
      code: 'too_old',
    });
    await joinAsParent(camp, parent, WEDNESDAY_DAYS);
    expect(
      await catchRefusal(
        joinCampList(camp, parent, [parent.mia, parent.leo], [[WEDNESDAY_INDEX, 'morning']]),
      ),
    ).toMatchObject({
      code: 'already_waiting',
      message: 'Leo is already on the waiting list for 16 December 2026.',
    });
  });

  test('a customer cannot wait for a day that the child already has', async () => {
    const { camp, holder } = await createFullCamp(WEDNESDAY_DAYS);
    expect(await catchRefusal(joinCampList(camp, holder, [holder.leo], WEDNESDAY_DAYS))).toMatchObject({
      code: 'already_booked',
    });
  });

  test('a customer cannot wait for a camp that has no list', async () => {
    const { camp } = await createFullCamp(WEDNESDAY_DAYS, { waitingList: 0 });
    const parent = await createParent();
    expect((await readCamp(null, camp)).waitingList.isOpen).toBe(false);
    expect(await catchRefusal(joinCampList(camp, parent, [parent.leo], WEDNESDAY_DAYS))).toMatchObject({
      code: 'waiting_list_closed',
    });
  });
});
