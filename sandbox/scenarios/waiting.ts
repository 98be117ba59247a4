import { desc, eq } from 'drizzle-orm';
import { addToCart, deleteCart } from '../domain/basket/index.ts';
import { joinWaitingList, serveWaitingList } from '../domain/waiting-list/index.ts';
import { sessionPlaces, waitingEntries } from '../store/schema/bookings.ts';
import { customers, outbox } from '../store/schema/people.ts';
import type { Store } from '../store/store.ts';
import { authenticateCustomer, createFreshCustomer } from './fresh-customer.ts';
import { readTextParam, type Scenario } from './scenario.ts';
import { createSession, findTomorrowStart, readNumberParam } from './sessions.ts';

/** Scenarios for one waiting list. Each creates its own session and customer. */
export const waitingScenarios: Record<string, Scenario> = {
  'a-waiting-customer': {
    description:
      'A yoga class tomorrow at 12:00 whose only place is in somebody else’s basket, and a customer on its waiting list, at `rank` (1).',
    run: ({ store }, params) => createWaitingCustomer(store, Math.max(1, readNumberParam(params, 'rank', 1))),
  },
  'an-offer-from-a-waiting-list': {
    description:
      'As a-waiting-customer, but the place is free again and is offered to the customer for `minutes` (60; 0 if the offer has just expired). Another customer is next on the list.',
    run: async ({ store }, params) => {
      const { holder: placeHolder, ...result } = await createWaitingCustomer(store, 1);
      await joinWaitingListOf(store, await createFreshCustomer(store), result.sessionId);
      await deleteCart(store, placeHolder);
      const minutes = readNumberParam(params, 'minutes', 60);
      const offerUntil = new Date(store.clock.now().getTime() + minutes * 60_000);
      await store.write(async (tx) => {
        await tx
          .update(waitingEntries)
          .set({ offerUntil })
          .where(eq(waitingEntries.id, result.waitingEntryId));
        await tx
          .update(sessionPlaces)
          .set({ heldUntil: offerUntil })
          .where(eq(sessionPlaces.offerId, result.waitingEntryId));
      });
      return result;
    },
  },
  'a-place-comes-free': {
    description:
      'The places of the session `sessionId` that are held in baskets become free, and go to its waiting list.',
    run: async ({ store }, params) => {
      const sessionId = readTextParam(params, 'sessionId', '');
      const heldUntil = store.clock.now();
      await store.write(async (tx) => {
        await tx.update(sessionPlaces).set({ heldUntil }).where(eq(sessionPlaces.sessionKey, sessionId));
        await serveWaitingList(tx, store, sessionId);
      });
      return {};
    },
  },
  'the-last-e-mail': {
    description: 'Changes nothing; returns the last email to the customer `userId`, as `subject` and `body`.',
    run: async ({ store }, params) => {
      const [lastMail] = await store.read((db) =>
        db
          .select({ subject: outbox.subject, body: outbox.body })
          .from(outbox)
          .innerJoin(customers, eq(customers.email, outbox.recipient))
          .where(eq(customers.id, readTextParam(params, 'userId', '00000000-0000-8000-a000-000000000000')))
          .orderBy(desc(outbox.createdAt))
          .limit(1),
      );
      return { ...lastMail };
    },
  },
};

async function createWaitingCustomer(store: Store, rank: number) {
  const customer = await createSession(store, findTomorrowStart(store), { spaces: 1 });
  const { sessionId } = customer;
  const placeHolder = await authenticateCustomer(store, await createFreshCustomer(store));
  await addToCart(store, placeHolder, { items: [{ id: sessionId, type: 'activity', options: {} }] });
  for (let earlierRank = 1; earlierRank < rank; earlierRank += 1)
    await joinWaitingListOf(store, await createFreshCustomer(store), sessionId);
  return {
    ...customer,
    waitingEntryId: await joinWaitingListOf(store, customer, sessionId),
    holder: placeHolder,
  };
}

async function joinWaitingListOf(store: Store, customer: { token: string }, sessionId: string) {
  const caller = await authenticateCustomer(store, customer);
  return (await joinWaitingList(store, caller, { sessionId, attendeeIds: [caller.userId] })).id;
}
