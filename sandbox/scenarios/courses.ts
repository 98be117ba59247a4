import { randomUUID } from 'node:crypto';
import { addToCart, deleteCart } from '../domain/basket/index.ts';
import { addDays, toLondonDate } from '../domain/common/index.ts';
import { joinWaitingList } from '../domain/waiting-list/index.ts';
import { buildDemoActivityId } from '../seed/bookings/rows.ts';
import { demoId } from '../seed/demo-ids.ts';
import { courses, recordedLevels } from '../store/schema/courses.ts';
import type { Store } from '../store/store.ts';
import { addChild } from './children.ts';
import { authenticateCustomer, createFreshCustomer } from './fresh-customer.ts';
import { payByCard } from './pay-by-card.ts';
import { findProviderCentre } from './providers.ts';
import type { Scenario, ScenarioParams, ScenarioResult, ScenarioTools } from './scenario.ts';
import { readTextParam } from './scenario.ts';

const VENUE_SLUG = 'ardwick-fields-leisure-centre';
const LEAST_CAPACITY = 12;
const DAYS_PER_WEEK = 7;

/** Scenarios for one course. Each creates its own course and customer. */
export const courseScenarios: Record<string, Scenario> = {
  'a-course-begun': {
    description:
      'A badminton course of ten sessions for adults of which four are over (`over`), with `spaces` places (8), and a customer; `provider` (stripe) is the card provider of its centre.',
    run: ({ store }, params) => createCourse(store, params),
  },
  'a-full-course': {
    description: 'A full badminton course that begins in three days, and a customer.',
    run: ({ store }, params) => createCourse(store, { ...params, spaces: 0, over: 0 }),
  },
  'a-course-that-needs-a-level': {
    description:
      'The third stage of swimming lessons, and a customer with two children: Leo (6) has reached the second stage, Mia (9) has not.',
    run: ({ store }) => createLessons(store),
  },
  'a-course-that-needs-a-form': {
    description: 'As a-course-that-needs-a-level, but each child needs a form, which neither has.',
    run: ({ store }) => createLessons(store, { needsForm: true }),
  },
  'a-basket-with-a-course': {
    description: 'A customer with a place in a badminton course of ten sessions, of which six are left.',
    run: (tools, params) => addCourseToBasket(tools, params),
  },
  'a-booked-course': {
    description:
      'A customer who has booked the six remaining sessions of a badminton course; returns the order.',
    run: async (tools, params) => {
      const result = await addCourseToBasket(tools, params);
      return { ...result, orderId: await payByCard(tools, await authenticateCustomer(tools.store, result)) };
    },
  },
  'an-offer-of-a-course': {
    description:
      'A badminton course that begins in three days, whose only place is free again and is offered to the customer for an hour. Returns the entry.',
    run: async ({ store }, params) => {
      const result = await createCourse(store, { ...params, spaces: 1, over: 0 });
      const { courseId: sessionId } = result;
      const [placeHolder, customer] = [
        await authenticateCustomer(store, await createFreshCustomer(store)),
        await authenticateCustomer(store, result),
      ];
      await addToCart(store, placeHolder, { items: [{ id: sessionId, type: 'course', options: {} }] });
      const { id } = await joinWaitingList(store, customer, { sessionId, attendeeIds: [customer.userId] });
      await deleteCart(store, placeHolder);
      return { ...result, waitingEntryId: id };
    },
  },
};

type CourseResult = ScenarioResult & { token: string; courseId: string };

async function addCourseToBasket(tools: ScenarioTools, params: ScenarioParams): Promise<CourseResult> {
  const { store } = tools;
  const result = await createCourse(store, params);
  const items = [{ id: result.courseId, type: 'course', options: {} }];
  const cart = await addToCart(store, await authenticateCustomer(store, result), { items });
  return { ...result, cartId: cart.id, cartItemId: cart.items[0]?.id };
}

/** Creates a course whose next session is in three days, and a new customer. */
async function createCourse(
  store: Store,
  params: ScenarioParams,
  overrides: Partial<typeof courses.$inferInsert> = {},
): Promise<CourseResult> {
  const customer = await createFreshCustomer(store);
  const courseId = randomUUID();
  const venueSlug = params.provider
    ? findProviderCentre(readTextParam(params, 'provider', 'stripe'))
    : VENUE_SLUG;
  const [spaces, weeksOver] = [readWholeNumber(params, 'spaces', 8), readWholeNumber(params, 'over', 4)];
  const nextSessionDate = addDays(toLondonDate(store.clock.now()), 3);
  const capacity = Math.max(LEAST_CAPACITY, spaces);
  await store.write((tx) =>
    tx.insert(courses).values({
      id: courseId,
      operatorId: store.operatorId,
      venueId: demoId(`venue:${venueSlug}`),
      activityId: buildDemoActivityId('Badminton'),
      title: 'Badminton for beginners',
      description: '<p>Grip, serve and clear; by week ten you play doubles.</p>',
      level: 'Beginner',
      age: { min: 16, max: null },
      leader: 'Tomasz',
      firstDay: addDays(nextSessionDate, -DAYS_PER_WEEK * weeksOver),
      localStart: '19:00',
      minutes: 60,
      sessionCount: 10,
      joinsUntilSession: 6,
      capacity,
      deskPlaces: capacity - spaces,
      priceKey: 'course-adults',
      needsForm: false,
      ...overrides,
    }),
  );
  return {
    ...customer,
    courseId,
    venueSlug,
    activityId: buildDemoActivityId(overrides.level === 'Stage 3' ? 'Swimming Lessons' : 'Badminton'),
  };
}

async function createLessons(
  store: Store,
  overrides: Partial<typeof courses.$inferInsert> = {},
): Promise<CourseResult> {
  const lessonsActivityId = buildDemoActivityId('Swimming Lessons');
  const result = await createCourse(
    store,
    { over: 0 },
    {
      activityId: lessonsActivityId,
      title: 'Swimming lessons, stage 3',
      description: '<p>Floating, gliding and the first strokes without a float.</p>',
      leader: 'Ana',
      level: 'Stage 3',
      requiresLevel: 'Stage 2',
      age: { min: 5, max: 11 },
      localStart: '16:00',
      minutes: 30,
      priceKey: 'course-lessons',
      ...overrides,
    },
  );
  const parent = await authenticateCustomer(store, result);
  const [leoId, miaId] = [await addChild(store, parent, 'Leo', 6), await addChild(store, parent, 'Mia', 9)];
  await store.write((tx) =>
    tx.insert(recordedLevels).values({
      id: randomUUID(),
      operatorId: store.operatorId,
      personId: leoId,
      activityId: lessonsActivityId,
      level: 'Stage 2',
      recordedAt: store.clock.now(),
    }),
  );
  return { ...result, attendeeId: leoId, leoId, miaId };
}

function readWholeNumber(params: ScenarioParams, name: string, fallback: number): number {
  const value = Number(params[name] ?? fallback);
  return Number.isInteger(value) && value >= 0 ? value : fallback;
}
