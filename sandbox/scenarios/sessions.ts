import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { addToCart } from '../domain/basket/index.ts';
import { formatSessionId } from '../domain/catalogue/index.ts';
import { addDays, getWeekday, toLocalStart, toLondonDate } from '../domain/common/index.ts';
import { demoId } from '../seed/demo-ids.ts';
import { sessionOverrides, sessionPatterns } from '../store/schema/activities.ts';
import { sessionPlaces } from '../store/schema/bookings.ts';
import { customers, penalties } from '../store/schema/people.ts';
import type { Store } from '../store/store.ts';
import { addChild } from './children.ts';
import {
  authenticateCustomer,
  buildPenalty,
  createFreshCustomer,
  type FreshCustomer,
} from './fresh-customer.ts';
import { payByCard } from './pay-by-card.ts';
import { findProviderCentre } from './providers.ts';
import type { Scenario, ScenarioParams, ScenarioResult } from './scenario.ts';
import { readTextParam } from './scenario.ts';

const DEFAULT_VENUE_SLUG = 'ardwick-fields-leisure-centre';
const LEAST_CAPACITY = 20;

/** Scenarios for one session. Each creates its own session and customer. */
export const sessionScenarios: Record<string, Scenario> = {
  'a-session-with-spaces': {
    description:
      'A yoga class tomorrow at `time` (12:00) with `spaces` places (12), and a customer, who owes `penalty` pence (0).',
    run: async ({ store }, params) => {
      const tomorrowStart = findTomorrowStart(store);
      const start = { ...tomorrowStart, time: readTextParam(params, 'time', tomorrowStart.time) };
      const result = await createSession(store, start, { spaces: readNumberParam(params, 'spaces', 12) });
      const penaltyPence = readNumberParam(params, 'penalty', 0);
      if (penaltyPence > 0)
        await store.write((tx) =>
          tx.insert(penalties).values(buildPenalty(store, String(result.userId), penaltyPence)),
        );
      return result;
    },
  },
  'a-full-session': {
    description: 'A full yoga class tomorrow at 12:00, and a customer.',
    run: ({ store }) => createSession(store, findTomorrowStart(store), { spaces: 0 }),
  },
  'a-basket-with-a-class': {
    description:
      'A customer with a place in a yoga class tomorrow at 12:00, held in their basket; `provider` (stripe) is the card provider of its centre, `spaces` (12) the number of places.',
    run: async ({ store }, params) => {
      const venueSlug = findProviderCentre(readTextParam(params, 'provider', 'stripe'));
      const result = await createSession(store, findTomorrowStart(store), {
        spaces: readNumberParam(params, 'spaces', 12),
        venueSlug,
      });
      const items = [{ id: result.sessionId, type: 'activity', options: {} }];
      const cart = await addToCart(store, await authenticateCustomer(store, result), { items });
      return { ...result, cartId: cart.id, cartItemId: cart.items[0]?.id };
    },
  },
  'a-basket-with-credit': {
    description: 'As a-basket-with-a-class, with £15 of credit.',
    run: async (tools) => {
      const result = await sessionScenarios['a-basket-with-a-class']?.run(tools, {});
      const { store } = tools;
      await store.write((tx) =>
        tx
          .update(customers)
          .set({ creditBalance: 1500 })
          .where(and(eq(customers.operatorId, store.operatorId), eq(customers.id, String(result?.userId)))),
      );
      return { ...result };
    },
  },
  'a-basket-with-a-class-and-penalties': {
    description:
      'As a-basket-with-a-class, but the customer now has a penalty, without which they may not pay online.',
    run: async (tools) => {
      const result = await sessionScenarios['a-basket-with-a-class']?.run(tools, {});
      const { store } = tools;
      await store.write((tx) =>
        tx.insert(penalties).values(buildPenalty(store, String(result?.userId), 300)),
      );
      return { ...result };
    },
  },
  'somebody-takes-the-places': {
    description: 'The held places of the session `sessionId` lapse, and another customer takes one of them.',
    run: async ({ store }, params) => {
      const sessionId = readTextParam(params, 'sessionId', '');
      const customer = await createFreshCustomer(store);
      if (sessionId === '') return { ...customer };
      const heldUntil = store.clock.now();
      await store.write((tx) =>
        tx.update(sessionPlaces).set({ heldUntil }).where(eq(sessionPlaces.sessionKey, sessionId)),
      );
      const items = [{ id: sessionId, type: 'activity', options: {} }];
      await addToCart(store, await authenticateCustomer(store, customer), { items });
      return { ...customer };
    },
  },
  'a-booked-class': {
    description:
      'A customer who has booked a yoga class tomorrow at 12:00 and paid for it; returns the order.',
    run: async (tools) => {
      const { store } = tools;
      const result = await createSession(store, findTomorrowStart(store), { spaces: 12 });
      const caller = await authenticateCustomer(store, result);
      await addToCart(store, caller, { items: [{ id: result.sessionId, type: 'activity', options: {} }] });
      return { ...result, orderId: await payByCard(tools, caller) };
    },
  },
  'a-booked-class-in-90-minutes': {
    description: 'As a-booked-class, but the class begins in 90 minutes, or in `minutes`.',
    run: async (tools, params) => {
      const { store } = tools;
      const result = await createSession(
        store,
        calculateStartInMinutes(store, readNumberParam(params, 'minutes', 90)),
        {
          spaces: 6,
        },
      );
      const caller = await authenticateCustomer(store, result);
      await addToCart(store, caller, { items: [{ id: result.sessionId, type: 'activity', options: {} }] });
      return { ...result, orderId: await payByCard(tools, caller) };
    },
  },
  'a-cancelled-session': {
    description: 'A yoga class tomorrow at 12:00 that is cancelled, and a customer.',
    run: ({ store }) =>
      createSession(store, findTomorrowStart(store), {
        spaces: 12,
        override: { cancelledReason: 'The leader is ill.' },
      }),
  },
  'a-session-that-opens-at': {
    description:
      'A yoga class tomorrow at 12:00 that can be booked from `at` (a moment; in five minutes), and a customer.',
    run: ({ store }, params) => {
      const fiveMinutesAhead = new Date(store.clock.now().getTime() + 5 * 60_000).toISOString();
      const opensAt = new Date(readTextParam(params, 'at', fiveMinutesAhead));
      return createSession(store, findTomorrowStart(store), { spaces: 12, override: { opensAt } });
    },
  },
  'a-session-in-90-minutes': {
    description: 'A yoga class that begins in 90 minutes, and a customer: cancelling it is no longer free.',
    run: ({ store }) => createSession(store, calculateStartInMinutes(store, 90), { spaces: 6 }),
  },
  'a-basket-with-waivers': {
    description:
      'A customer with `credit` pence of credit (0) and a place for their child Leo (6) in a climbing session tomorrow at 12:00, held in their basket: a waiver about climbing must be accepted before payment. `provider` is the card provider of its centre (stripe). `otherSessionId` is a climbing session a day later.',
    run: async ({ store }, params) => {
      const climbingClass = {
        spaces: 12,
        venueSlug: findProviderCentre(readTextParam(params, 'provider', 'stripe')),
        pattern: {
          activityId: demoId('activity:Climbing'),
          title: 'Climbing',
          age: { min: 5, max: 15 },
          group: 'juniors' as const,
        },
      };
      const { date, time } = findTomorrowStart(store);
      const { sessionId: otherSessionId } = await createSession(
        store,
        { date: addDays(date, 1), time },
        climbingClass,
      );
      const result = await createSession(store, { date, time }, climbingClass);
      const parent = await authenticateCustomer(store, result);
      const creditBalance = readNumberParam(params, 'credit', 0);
      await store.write((tx) =>
        tx
          .update(customers)
          .set({ creditBalance })
          .where(and(eq(customers.operatorId, store.operatorId), eq(customers.id, parent.userId))),
      );
      const attendeeId = await addChild(store, parent, 'Leo', 6);
      const items = [{ id: result.sessionId, type: 'activity', purchasedForUserId: attendeeId, options: {} }];
      const cart = await addToCart(store, parent, { items });
      return { ...result, otherSessionId, attendeeId, cartId: cart.id, cartItemId: cart.items[0]?.id };
    },
  },
  'a-parent-of-two': {
    description:
      'A customer with two children, Leo (6) and Mia (9), and a class for children tomorrow at 12:00.',
    run: async ({ store }) => {
      const result = await createSession(store, findTomorrowStart(store), {
        spaces: 12,
        pattern: {
          activityId: demoId('activity:Multisports'),
          title: 'Multisports',
          age: { min: 5, max: 11 },
          group: 'juniors',
        },
      });
      const parent = await authenticateCustomer(store, result);
      const [leoId, miaId] = [
        await addChild(store, parent, 'Leo', 6),
        await addChild(store, parent, 'Mia', 9),
      ];
      return { ...result, attendeeId: leoId, leoId, miaId };
    },
  },
};

interface SessionStart {
  date: string;
  time: string;
}

/** Tomorrow at noon. */
export function findTomorrowStart(store: Store): SessionStart {
  return { date: addDays(toLondonDate(store.clock.now()), 1), time: '12:00' };
}

function calculateStartInMinutes(store: Store, minutes: number): SessionStart {
  return toLocalStart(new Date(store.clock.now().getTime() + minutes * 60_000));
}

/** Creates a class that takes place once, without a space, so that it clashes with no other; and a new customer. */
export async function createSession(
  store: Store,
  { date, time }: SessionStart,
  overrides: {
    spaces: number;
    venueSlug?: string;
    override?: Partial<typeof sessionOverrides.$inferInsert>;
    pattern?: Partial<typeof sessionPatterns.$inferInsert>;
    customer?: FreshCustomer;
  },
): Promise<ScenarioResult & FreshCustomer & { sessionId: string }> {
  const customer = overrides.customer ?? (await createFreshCustomer(store));
  const patternId = randomUUID();
  const venueSlug = overrides.venueSlug ?? DEFAULT_VENUE_SLUG;
  const venueColumns = { operatorId: store.operatorId, venueId: demoId(`venue:${venueSlug}`) };
  await store.write(async (tx) => {
    await tx.insert(sessionPatterns).values({
      ...venueColumns,
      id: patternId,
      activityId: demoId('activity:Yoga'),
      title: 'Yoga',
      weekday: getWeekday(date),
      localStart: time,
      minutes: 45,
      capacity: Math.max(LEAST_CAPACITY, overrides.spaces),
      deskPlaces: Math.max(LEAST_CAPACITY, overrides.spaces) - overrides.spaces,
      group: 'anyone',
      leader: 'Ana',
      priceKey: 'class',
      dropIn: false,
      fromDate: date,
      untilDate: date,
      ...overrides.pattern,
    });
    if (overrides.override) {
      const override = { ...venueColumns, id: randomUUID(), patternId, date, ...overrides.override };
      await tx.insert(sessionOverrides).values(override);
    }
  });
  return {
    ...customer,
    sessionId: formatSessionId(patternId, date),
    sessionDate: date,
    venueSlug,
    activitySlug: overrides.pattern ? 'multisports' : 'yoga',
  };
}

/** A parameter that is a whole number of at least 0, or its default. */
export function readNumberParam(params: ScenarioParams, name: string, fallback: number): number {
  const value = Number(params[name] ?? fallback);
  return Number.isInteger(value) && value >= 0 ? value : fallback;
}
