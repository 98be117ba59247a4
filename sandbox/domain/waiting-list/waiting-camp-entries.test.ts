import { describe, expect, test } from 'vitest';
import { aChild, toCampItem } from '../../testing/a-camp.ts';
import { createCampListSteps, type Days } from '../../testing/camp-lists.ts';
import { createBasketPlaces } from '../../testing/places-in-baskets.ts';
import { catchRefusal } from '../../testing/refusal.ts';
import { createWaitingListSteps } from '../../testing/waiting.ts';
import { acceptOffer, deleteCart, getCart } from '../basket/index.ts';
import { listCampsAtVenue } from '../bookings/index.ts';
import { joinWaitingList } from './waiting-list.ts';

const world = createBasketPlaces();
const { setMinutes } = world;
const { entry } = createWaitingListSteps(() => world);

const [MON, WED, THU] = [0, 2, 3];
const WEDNESDAY: Days = [[WED, 'full']];

const { aParent, add, join, waits, fullOn, seenBy } = createCampListSteps(() => world);

describe('the waiting list of a camp', () => {
  test('the waiting list of a camp can be joined again for another child or another day, each with its own rank and offer', async () => {
    const { camp, holder } = await fullOn([
      [WED, 'full'],
      [THU, 'full'],
    ]);
    const family = await aParent();
    const first = await waits(camp, family, WEDNESDAY);
    setMinutes(1);
    const sister = await waits(camp, family, WEDNESDAY, [family.mia]);
    setMinutes(2);
    const otherDay = await waits(camp, family, [[THU, 'full']]);
    const { waitingList, ownEntries: waiting } = await seenBy(family.caller, camp);
    expect(waitingList).toEqual({ isOpen: true, length: 3 });
    expect(waiting.map(({ id, rank, listLength }) => ({ id, rank, length: listLength }))).toEqual([
      { id: first.id, rank: 1, length: 2 },
      { id: sister.id, rank: 2, length: 2 },
      { id: otherDay.id, rank: 1, length: 1 },
    ]);
    await deleteCart(world.store, holder.caller);
    expect([await entry(first), await entry(sister), await entry(otherDay)]).toEqual([
      'offered',
      'waiting 1 of 1',
      'offered',
    ]);
    for (const { id } of [first, otherDay]) await acceptOffer(world.store, family.caller, id);
    expect((await getCart(world.store, family.caller))?.items).toMatchObject([
      { place: { days: [{ localDate: '2026-12-16' }, { localDate: '2026-12-17' }] } },
    ]);
  });

  test('the waiting list of a camp is suggested to a basket item whose days are lost, and can be joined for those days', async () => {
    const { camp, holder } = await fullOn(WEDNESDAY);
    const { leo, caller } = holder;
    const otherParent = await aParent();
    const inBasket = async () => {
      const [item] = (await getCart(world.store, caller))?.items ?? [];
      return { isOpen: item?.waitingListOpen, hold: item?.place?.hold.state, messages: item?.messages };
    };
    setMinutes(15);
    await add(otherParent.caller, toCampItem(camp, otherParent.leo, WEDNESDAY));
    const gone = 'The last space has just gone.';
    expect(await inBasket()).toEqual({ isOpen: true, hold: 'lost', messages: [gone] });
    const own = await waits(camp, holder, WEDNESDAY, [leo]);
    expect(await inBasket()).toEqual({
      isOpen: false,
      hold: 'lost',
      messages: [gone, 'You’re on the waiting list.'],
    });
    await deleteCart(world.store, otherParent.caller);
    expect((await acceptOffer(world.store, caller, own.id)).items).toMatchObject([
      { place: { hold: { state: 'held' } } },
    ]);
  });

  test('the waiting list of a camp is shown in the list of camps', async () => {
    const { camp } = await fullOn(WEDNESDAY);
    const listing = await listCampsAtVenue(world.store, { venue: 'ardwick-fields-leisure-centre' });
    expect(listing.find(({ camp: { record } }) => record.id === camp.id)?.waitingList).toEqual({
      isOpen: true,
      length: 0,
    });
  });
});

describe('a customer cannot wait', () => {
  test('a customer cannot wait for a camp with free places, without days, for unknown days, twice, or for a child who is too old', async () => {
    const { camp } = await fullOn(WEDNESDAY);
    const parent = await aParent();
    const teenager = await aChild(world.store, parent.caller, 'Tom', 15);
    expect(await catchRefusal(join(camp, parent, [parent.leo], [[MON, 'full']]))).toMatchObject({
      code: 'not_full',
    });
    expect(await catchRefusal(join(camp, parent, [parent.leo], []))).toMatchObject({
      errors: { days: ['Choose at least one day.'] },
    });
    const unknown = { sessionId: camp.id, attendeeIds: [parent.leo], days: [{ dayId: 'x', optionId: 'y' }] };
    expect(await catchRefusal(joinWaitingList(world.store, parent.caller, unknown))).toMatchObject({
      errors: { days: ['This camp doesn’t run on that day.'] },
    });
    expect(await catchRefusal(join(camp, parent, [teenager], WEDNESDAY))).toMatchObject({ code: 'too_old' });
    await waits(camp, parent, WEDNESDAY);
    expect(
      await catchRefusal(join(camp, parent, [parent.mia, parent.leo], [[WED, 'morning']])),
    ).toMatchObject({
      code: 'already_waiting',
      message: 'Leo is already on the waiting list for 16 December 2026.',
    });
  });

  test('a customer cannot wait for a day that the child already has', async () => {
    const { camp, holder } = await fullOn(WEDNESDAY);
    expect(await catchRefusal(join(camp, holder, [holder.leo], WEDNESDAY))).toMatchObject({
      code: 'already_booked',
    });
  });

  test('a customer cannot wait for a camp that has no list', async () => {
    const { camp } = await fullOn(WEDNESDAY, { waitingList: 0 });
    const parent = await aParent();
    expect((await seenBy(null, camp)).waitingList.isOpen).toBe(false);
    expect(await catchRefusal(join(camp, parent, [parent.leo], WEDNESDAY))).toMatchObject({
      code: 'waiting_list_closed',
    });
  });
});
