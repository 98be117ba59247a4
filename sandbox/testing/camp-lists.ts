import { addToCart } from '../domain/basket/index.ts';
import { getCampAtVenue } from '../domain/bookings/index.ts';
import type { Caller } from '../domain/common/types.ts';
import { placeImmediateOrder } from '../domain/payments/index.ts';
import { joinWaitingList } from '../domain/waiting-list/index.ts';
import type { Store } from '../store/store.ts';
import { createCamp, createChild, type TestCamp, toCampItem } from './a-camp.ts';

export type CampDays = Parameters<typeof toCampItem>[2];

interface CampParent {
  caller: Caller;
  leo: string;
  mia: string;
}

interface CampWorld {
  store: Store;
  createCaller(): Promise<Caller>;
  countPlacesTaken(sessionKey: string): Promise<number>;
}

/** The repeated steps of tests of a camp's waiting list. Calls `world` again at each step. */
export function createCampListSteps(world: () => CampWorld) {
  async function createParent(): Promise<CampParent> {
    const { store, createCaller } = world();
    const caller = await createCaller();
    const leo = await createChild(store, caller, 'Leo', 6);
    return { caller, leo, mia: await createChild(store, caller, 'Mia', 9) };
  }

  /**
   * Creates a camp with one place that begins in two weeks, so that a free place is offered instead of announced to everybody.
   */
  const createLateCamp = (overrides: Parameters<typeof createCamp>[2] = {}) =>
    createCamp(world().store, 1, { monday: '2026-12-14', waitingList: 5, ...overrides });

  const addItems = (caller: Caller, ...items: ReturnType<typeof toCampItem>[]) =>
    addToCart(world().store, caller, { items });

  const joinCampList = (camp: TestCamp, { caller }: CampParent, attendeeIds: string[], days: CampDays) =>
    joinWaitingList(world().store, caller, {
      sessionId: camp.id,
      attendeeIds,
      days: days.map(([day, option]) => ({ dayId: camp.dayIds[day] ?? '', optionId: camp[option] })),
    });

  const readCamp = (caller: Caller | null, { slug }: TestCamp) =>
    getCampAtVenue(world().store, caller, { venue: 'ardwick-fields-leisure-centre', campSlug: slug });

  return {
    createParent,
    createLateCamp,
    addItems,
    joinCampList,
    /** The camp as a customer reads it. */
    readCamp,

    /**
     * Puts a parent on the list.
     * @returns the entry
     */
    async joinAsParent(camp: TestCamp, parent: CampParent, days: CampDays, attendeeIds = [parent.leo]) {
      const { id } = await joinCampList(camp, parent, attendeeIds, days);
      return { caller: parent.caller, id };
    },

    /** Creates a camp whose places on some days are in the basket of a parent. */
    async createFullCamp(days: CampDays, overrides?: Parameters<typeof createCamp>[2]) {
      const [camp, holder] = [await createLateCamp(overrides), await createParent()];
      await addItems(holder.caller, toCampItem(camp, holder.leo, days));
      return { camp, holder };
    },

    /** Pays for days at the desk. */
    payAtDesk: ({ caller }: CampParent, item: ReturnType<typeof toCampItem>) =>
      world().store.write((tx) => {
        const order = { customerId: caller.userId, items: [item], source: 'front-of-house' };
        return placeImmediateOrder(tx, world().store, { ...order, tenderType: 'cash' });
      }),

    /** The number of places taken in the morning and in the afternoon. */
    countTakenHalves: async ({ dayIds }: TestCamp, day: number) => [
      await world().countPlacesTaken(`${dayIds[day]}:am`),
      await world().countPlacesTaken(`${dayIds[day]}:pm`),
    ],

    /** The states of a day's choices for a visitor. */
    listOptionStates: async (camp: TestCamp, day: number) =>
      (await readCamp(null, camp)).options
        .filter((dayOption) => dayOption.day.id === camp.dayIds[day])
        .map(({ state }) => state),
  };
}
