import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stateNames } from '../../contracts/states.ts';
import { getCart } from '../domain/basket/index.ts';
import { findTheme, getClient } from '../domain/catalogue/index.ts';
import { getLedger } from '../domain/front-of-house/index.ts';
import { requireOrderById } from '../domain/payments/index.ts';
import { getCurrentUser, logIn } from '../domain/people/index.ts';
import { demoLogins } from '../seed/demo-logins.ts';
import { createMovableClock } from '../store/clock.ts';
import { openMemoryStore } from '../store/open-memory-store.ts';
import type { Store } from '../store/store.ts';
import { createFakeCards, fakeOpayo, keepFakeCard } from '../testing/fake-cards.ts';
import { catchRefusal } from '../testing/refusal.ts';
import { authenticateCustomer } from './fresh-customer.ts';
import { runScenario, scenarios } from './index.ts';
import type { ScenarioResult, ScenarioTools } from './scenario.ts';

let store: Store;
let tools: ScenarioTools;
const failedCalls: string[] = [];

beforeAll(async () => {
  store = await openMemoryStore();
  const cards = createFakeCards();
  const confirmCard = async ({ id }: { readonly id: string }) => cards.setStatus(id, 'requires_capture');
  tools = {
    store,
    clock: createMovableClock(),
    cards,
    opayo: fakeOpayo,
    keepCard: keepFakeCard,
    ryft: { attempt: async () => undefined },
    oddConfiguration: { begin: () => undefined, end: () => undefined },
    failNextCall: (status) => {
      failedCalls.push(status);
    },
    confirmCard,
    withoutEvents: { cards, confirmCard },
  };
}, 60_000);
afterAll(() => store.close());

const FOR_EVERYBODY = [
  'reset-to-demo',
  'everything-available',
  'theme-unavailable',
  'theme-broken',
  'client-unavailable',
  'odd-configuration',
  'usual-configuration',
  'the-clock-at',
  'the-clock-as-usual',
];

async function openResultSession(result: ScenarioResult) {
  return authenticateCustomer(store, { token: String(result.token) });
}

test('every scenario can be run, alongside the others and more than once', async () => {
  const names = Object.keys(scenarios).filter((name) => !FOR_EVERYBODY.includes(name));
  // Replaying the contracts runs their scenarios repeatedly.
  const otherNames = names.filter((name) => !stateNames.some((state) => state === name));
  const results = await Promise.all([...names, ...otherNames].map((name) => runScenario(tools, name)));
  const emails = results.map(({ email }) => email).filter((email) => email !== undefined);
  expect(new Set(emails).size).toBe(emails.length);
  expect(names.length).toBeGreaterThan(15);
});

test('an unknown scenario is a 404 that names the known ones', async () => {
  const refusal = await catchRefusal(runScenario(tools, 'toString'));
  expect(refusal).toMatchObject({ status: 404, message: expect.stringContaining('a-paid-order') });
});

describe('states of a customer', () => {
  test.each([
    ['a-customer-without-instruction', { hasInstruction: false, hasBillingDate: false }],
    ['a-customer-with-instruction', { hasInstruction: true, hasBillingDate: false }],
    ['a-customer-with-billing-date', { hasInstruction: true, hasBillingDate: true }],
    ['a-customer-with-penalties', { hasOutstandingPenalties: true }],
    ['a-customer-with-expiring-documents', { membershipDocumentUploadRequired: true }],
    ['a-member-of-staff', { role: 'staff', currencySymbol: '£' }],
  ])('%s', async (name, expected) => {
    const result = await runScenario(tools, name, { firstName: 'Ada' });
    expect(await getCurrentUser(store, await openResultSession(result))).toMatchObject({
      firstName: 'Ada',
      ...expected,
    });
  });

  test('login-rate-limited: the next login waits', async () => {
    const { email, password } = await runScenario(tools, 'login-rate-limited');
    const attempt = logIn(store, { username: String(email), password: String(password), ip: '127.0.0.1' });
    expect((await catchRefusal(attempt)).status).toBe(429);
  });
});

describe('scenarios for a cart', () => {
  test('a-cart-with-a-monthly-membership has something to pay, and a-cart-with-nothing-to-pay has nothing', async () => {
    const monthly = await runScenario(tools, 'a-cart-with-a-monthly-membership');
    const freeCart = await runScenario(tools, 'a-cart-with-nothing-to-pay');
    expect((await getCart(store, await openResultSession(monthly)))?.totals.total).toBeGreaterThan(0);
    const cart = await getCart(store, await openResultSession(freeCart));
    expect(cart?.totals.total).toBe(0);
    expect(cart?.joining?.paymentOption).toMatchObject({ fixedDuration: 7, fixedPeriod: 'days' });
  });

  test('a-paid-order has an order and a charge of the same amount', async () => {
    const result = await runScenario(tools, 'a-paid-order');
    const order = await requireOrderById(store, await openResultSession(result), String(result.orderId));
    const ledger = await getLedger(store, { email: String(result.email) });
    expect(ledger.charges.map(({ amount }) => amount)).toEqual([order.total]);
    expect(ledger.mandates[0]?.accountEnding).toBe('4958');
  });

  test('a-booked-activity has a place and a time', async () => {
    const result = await runScenario(tools, 'a-booked-activity');
    const order = await requireOrderById(store, await openResultSession(result), String(result.orderId));
    expect(order.orderType).toBe('booking');
    expect(order.items).toMatchObject([
      {
        type: 'booking',
        related: { simpleName: 'Badminton', venue: 'Ardwick Fields Leisure Centre' },
        variant: 'Court 2',
        startsAt: `${String(result.day)}T18:30:00.000Z`,
        endsAt: `${String(result.day)}T19:30:00.000Z`,
      },
    ]);
  });

  test('a-booked-class is a place in a class that is booked and paid for', async () => {
    const result = await runScenario(tools, 'a-booked-class');
    const order = await requireOrderById(store, await openResultSession(result), String(result.orderId));
    expect(order).toMatchObject({
      orderType: 'booking',
      items: [{ type: 'booking', booking: { localDate: result.sessionDate, localStart: '12:00' } }],
    });
    const { charges } = await getLedger(store, { email: String(result.email) });
    expect(charges.map(({ amount }) => amount)).toEqual([order.total]);
  });
});

describe('scenarios for the operator', () => {
  test('a venue under maintenance does not affect the others', async () => {
    const { venueSlug } = await runScenario(tools, 'a-venue-under-maintenance');
    expect((await catchRefusal(findTheme(store, String(venueSlug)))).status).toBe(503);
    expect(await findTheme(store, 'belfast-titanic-row-leisure')).toMatchObject({
      themeAppPrimaryColour: '#FFD23F',
    });
  });

  test.each([
    ['an-expired-page', '419'],
    ['too-many-calls', '429'],
    ['a-broken-server', '500'],
    ['planned-maintenance', '503'],
  ])('%s makes the next call fail with %s', async (name, status) => {
    failedCalls.length = 0;
    await runScenario(tools, name);
    expect(failedCalls).toEqual([status]);
  });

  test('outages end with everything-available', async () => {
    await runScenario(tools, 'theme-unavailable');
    await runScenario(tools, 'client-unavailable');
    expect((await catchRefusal(findTheme(store, null))).status).toBe(503);
    expect((await catchRefusal(getClient(store))).status).toBe(503);
    await runScenario(tools, 'everything-available');
    expect((await getClient(store)).name).toBe('Pavilion Leisure');
    await findTheme(store, null);
  });

  test('reset-to-demo removes everything else, and every demo log-in works', async () => {
    const { email } = await runScenario(tools, 'a-paid-order');
    await runScenario(tools, 'reset-to-demo');
    expect((await getLedger(store, { email: String(email) })).counts.customers).toBe(0);
    for (const { reference, password } of demoLogins) {
      const { user } = await logIn(store, { username: reference, password, ip: '127.0.0.1' });
      expect(user.reference).toBe(reference);
    }
  }, 30_000);
});
