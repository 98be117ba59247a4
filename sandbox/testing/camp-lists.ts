import { addToCart } from '../domain/basket/index.ts';
import { getCampAtVenue } from '../domain/bookings/index.ts';
import type { Caller } from '../domain/common/types.ts';
import { placeImmediateOrder } from '../domain/payments/index.ts';
import { joinWaitingList } from '../domain/waiting-list/index.ts';
import type { Store } from '../store/store.ts';
import { aCamp, aChild, type TestCamp, toCampItem } from './a-camp.ts';

export type Days = Parameters<typeof toCampItem>[2];

interface Parent {
  caller: Caller;
  leo: string;
  mia: string;
}

interface World {
  store: Store;
  createCaller(): Promise<Caller>;
  takenIn(sessionKey: string): Promise<number>;
}

/** The repeated steps of tests of a camp's waiting list. Calls `world` again at each step. */
export function createCampListSteps(world: () => World) {
  async function aParent(): Promise<Parent> {
    const { store, createCaller } = world();
    const caller = await createCaller();
    const leo = await aChild(store, caller, 'Leo', 6);
    return { caller, leo, mia: await aChild(store, caller, 'Mia', 9) };
  }

  /**
   * Creates a camp with one place that begins in two weeks, so that a free place is offered instead of announced to everybody.
   */
  const aLateCamp = (overrides: Parameters<typeof aCamp>[2] = {}) =>
    aCamp(world().store, 1, { monday: '2026-12-14', waitingList: 5, ...overrides });

  const add = (caller: Caller, ...items: ReturnType<typeof toCampItem>[]) =>
    addToCart(world().store, caller, { items });

  const join = (camp: TestCamp, { caller }: Parent, attendeeIds: string[], days: Days) =>
    joinWaitingList(world().store, caller, {
      sessionId: camp.id,
      attendeeIds,
      days: days.map(([day, option]) => ({ dayId: camp.dayIds[day] ?? '', optionId: camp[option] })),
    });

  const seenBy = (caller: Caller | null, { slug }: TestCamp) =>
    getCampAtVenue(world().store, caller, { venue: 'ardwick-fields-leisure-centre', campSlug: slug });

  return {
    aParent,
    aLateCamp,
    add,
    join,
    /** The camp as a customer reads it. */
    seenBy,

    /**
     * Puts a parent on the list.
     * @returns the entry
     */
    async waits(camp: TestCamp, parent: Parent, days: Days, attendeeIds = [parent.leo]) {
      const { id } = await join(camp, parent, attendeeIds, days);
      return { caller: parent.caller, id };
    },

    /** Creates a camp whose places on some days are in the basket of a parent. */
    async fullOn(days: Days, overrides?: Parameters<typeof aCamp>[2]) {
      const [camp, holder] = [await aLateCamp(overrides), await aParent()];
      await add(holder.caller, toCampItem(camp, holder.leo, days));
      return { camp, holder };
    },

    /** Pays for days at the desk. */
    pay: ({ caller }: Parent, item: ReturnType<typeof toCampItem>) =>
      world().store.write((tx) => {
        const order = { customerId: caller.userId, items: [item], source: 'front-of-house' };
        return placeImmediateOrder(tx, world().store, { ...order, tenderType: 'cash' });
      }),

    /** The number of places taken in the morning and in the afternoon. */
    takenOn: async ({ dayIds }: TestCamp, day: number) => [
      await world().takenIn(`${dayIds[day]}:am`),
      await world().takenIn(`${dayIds[day]}:pm`),
    ],

    /** The states of a day's choices for a visitor. */
    stateOn: async (camp: TestCamp, day: number) =>
      (await seenBy(null, camp)).options
        .filter((dayOption) => dayOption.day.id === camp.dayIds[day])
        .map(({ state }) => state),
  };
}
