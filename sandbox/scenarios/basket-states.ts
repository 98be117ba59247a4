import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { addToCart } from '../domain/basket/index.ts';
import { findOwnTransaction } from '../domain/cart/index.ts';
import { formatSessionId, parseSessionId } from '../domain/catalogue/index.ts';
import { addDays } from '../domain/common/index.ts';
import { claimCart } from '../domain/payments/index.ts';
import { demoId } from '../seed/demo-ids.ts';
import { sessionOverrides } from '../store/schema/activities.ts';
import { sessionPlaces } from '../store/schema/bookings.ts';
import { authenticateCustomer, createFreshCustomer } from './fresh-customer.ts';
import { addMembershipToBasket } from './joining.ts';
import { authoriseByCard } from './pay-by-card.ts';
import { saveCardOfCustomer } from './providers.ts';
import type { Scenario, ScenarioParams, ScenarioResult, ScenarioTools } from './scenario.ts';
import { readTextParam } from './scenario.ts';
import { createSession, findTomorrowStart, readNumberParam, sessionScenarios } from './sessions.ts';

/** Scenarios for the states of a basket. Each creates its own customer and, where places matter, its own session. */
export const basketStateScenarios: Record<string, Scenario> = {
  'a-weekly-session': {
    description:
      'A Tai Chi class tomorrow at 12:00 and in the next `weeks` (6) weeks, with `spaces` (12) places, which can all be booked already; `fullIn` (0) is a week that is full; and a customer.',
    run: async ({ store }, params) => {
      const firstStart = findTomorrowStart(store);
      const weeks = readNumberParam(params, 'weeks', 6);
      const result = await createSession(store, firstStart, {
        spaces: readNumberParam(params, 'spaces', 12),
        pattern: {
          activityId: demoId('activity:Tai Chi'),
          title: 'Tai Chi',
          untilDate: addDays(firstStart.date, 7 * weeks),
        },
      });
      const fullWeek = readNumberParam(params, 'fullIn', 0);
      const patternId = parseSessionId(result.sessionId)?.patternId ?? '';
      const fullDate = addDays(firstStart.date, 7 * fullWeek);
      if (fullWeek > 0)
        await store.write((tx) =>
          tx.insert(sessionOverrides).values({
            id: randomUUID(),
            operatorId: store.operatorId,
            venueId: demoId(`venue:${result.venueSlug}`),
            patternId,
            date: fullDate,
            capacity: 0,
          }),
        );
      return { ...result, fullDate, laterId: formatSessionId(patternId, addDays(firstStart.date, 7)) };
    },
  },
  'a-session-and-a-saved-card': {
    description:
      'A yoga class tomorrow at 12:00, and a customer with a saved card at the Stripe-like provider.',
    run: async (tools) => {
      const result = await createSession(tools.store, findTomorrowStart(tools.store), { spaces: 12 });
      const savedCard = { provider: 'stripe', number: '4242424242424242', daysLeft: 3 * 365 } as const;
      return { ...result, cardIdentifier: await saveCardOfCustomer(tools, result.userId, savedCard) };
    },
  },
  'a-full-weekly-session': {
    description: 'As a-weekly-session, but full in every week.',
    run: async (tools) => ({
      ...(await basketStateScenarios['a-weekly-session']?.run(tools, { spaces: 0 })),
    }),
  },
  'a-session-at-its-limit': {
    description:
      'A HIIT class tomorrow at 12:00, and a customer with another one on that day in their basket; only one a day is allowed.',
    run: async ({ store }) => {
      const hiitPattern = { activityId: demoId('activity:HIIT'), title: 'HIIT' };
      const firstSession = await createSession(
        store,
        { ...findTomorrowStart(store), time: '09:00' },
        { spaces: 12, pattern: hiitPattern },
      );
      const secondSession = await createSession(store, findTomorrowStart(store), {
        spaces: 12,
        pattern: hiitPattern,
      });
      const items = [{ id: firstSession.sessionId, type: 'activity', options: {} }];
      await addToCart(store, await authenticateCustomer(store, firstSession), { items });
      return { ...firstSession, sessionId: secondSession.sessionId };
    },
  },
  'a-basket-with-a-lapsed-hold': {
    description:
      'A customer whose basket has a place in a yoga class tomorrow at 12:00 that is no longer held.',
    run: (tools, params) => createLapsedBasket(tools, params),
  },
  'a-basket-with-a-lost-place': {
    description:
      'A customer whose basket has a place in a yoga class tomorrow at 12:00 that is no longer held; others have taken all places since.',
    run: async (tools) => {
      const result = await createLapsedBasket(tools, { spaces: 1 });
      const items = [{ id: String(result.sessionId), type: 'activity', options: {} }];
      const otherCustomer = await createFreshCustomer(tools.store);
      await addToCart(tools.store, await authenticateCustomer(tools.store, otherCustomer), { items });
      return result;
    },
  },
  'a-basket-of-both-kinds': {
    description:
      'A customer with a monthly membership, a place in a yoga class tomorrow at 12:00 and a padlock in their basket.',
    run: async (tools) => {
      const result = await createBasketWithClass(tools, {});
      const { store } = tools;
      const customer = { token: String(result.token) };
      await addMembershipToBasket(store, customer, {});
      const items = [{ id: demoId('product:padlock'), type: 'product', options: {} }];
      await addToCart(store, await authenticateCustomer(store, customer), { items });
      return result;
    },
  },
  'a-basket-being-paid': {
    description:
      'A customer whose basket with a yoga class is claimed by a card payment; the response was lost. `POST checkout/complete` with `transactionUuid` ends it.',
    run: async (tools) => {
      const { store } = tools;
      const result = await createBasketWithClass(tools, {});
      const caller = await authenticateCustomer(store, { token: String(result.token) });
      const { transactionUuid } = await authoriseByCard({ ...tools, ...tools.withoutEvents }, caller);
      const { transaction } = await store.read((db) =>
        findOwnTransaction(db, store, caller.userId, transactionUuid),
      );
      await claimCart(store, transaction, { source: 'activity-booking' });
      return { ...result, transactionUuid };
    },
  },
};

async function createBasketWithClass(tools: ScenarioTools, params: ScenarioParams): Promise<ScenarioResult> {
  const result = await sessionScenarios['a-basket-with-a-class']?.run(tools, params);
  return { ...result };
}

async function createLapsedBasket(tools: ScenarioTools, params: ScenarioParams): Promise<ScenarioResult> {
  const { store } = tools;
  const result = await createBasketWithClass(tools, params);
  const heldUntil = store.clock.now();
  await store.write((tx) =>
    tx
      .update(sessionPlaces)
      .set({ heldUntil })
      .where(eq(sessionPlaces.sessionKey, readTextParam(result, 'sessionId', ''))),
  );
  return result;
}
