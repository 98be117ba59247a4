import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { createFreshCustomer } from '../../sandbox/scenarios/fresh-customer.ts';
import { orders } from '../../sandbox/store/schema/sales.ts';
import { listAt, readAt, readTextAt } from '../../sandbox/testing/json.ts';
import { addSessions, payForPlaces } from './book.ts';
import type { Check } from './checks.ts';
import { callSuccessfully } from './journey.ts';
import { checkCount, createClasses, createCustomers, type Stage } from './stage.ts';
import { createVisitCalls, printFigures } from './visits.ts';

const TILL_COUNT = 20;
const SALES_PER_TILL = 20;
const HOME_CUSTOMER_COUNT = 200;
/** The period over which the customers at home start: ten a second, not all at once. */
const HOME_PERIOD_MS = 20_000;
/** The interval between the sales of a till: a third of the six seconds that a sale takes by keyboard (`npm run test:long`). */
const SALE_INTERVAL_MS = 2000;
const PLACES_PER_CLASS = 20;
const SALE_COUNT = TILL_COUNT * SALES_PER_TILL;

/** Tills sell classes for cash, cheques and vouchers, while customers at home pay for the same classes by card. */
export async function playTillAndHome({ store, processes, capacityBySession }: Stage): Promise<Check[]> {
  const sessions = await createClasses(
    { store, capacityBySession },
    (SALE_COUNT + HOME_CUSTOMER_COUNT) / PLACES_PER_CLASS,
    PLACES_PER_CLASS,
  );
  const [tillCustomers, homeCustomers] = [
    await createCustomers(store, SALE_COUNT),
    await createCustomers(store, HOME_CUSTOMER_COUNT),
  ];
  const staff = await Promise.all(
    Array.from({ length: TILL_COUNT }, () => createFreshCustomer(store, { role: 'staff' })),
  );
  const durations: Record<'till' | 'home', number[]> = { till: [], home: [] };
  const startedAt = performance.now();
  const fillBasket = async (
    customerIndex: number,
    token: string,
    sessionIndex: number,
    selectedUserId?: string,
  ) => {
    const calls = createVisitCalls(
      processes,
      customerIndex,
      durations[selectedUserId === undefined ? 'home' : 'till'],
    );
    const cartAnswer = await addSessions(
      calls,
      token,
      [sessions[sessionIndex % sessions.length] ?? ''],
      selectedUserId,
    );
    if (cartAnswer.status !== 200)
      throw new Error(`Adding responded with ${cartAnswer.status}: ${cartAnswer.text.slice(0, 300)}`);
    return { api: calls, cart: readAt(cartAnswer.json, 'data') };
  };
  const sellAtTill = async (clerk: { token: string }, tillIndex: number) => {
    const soldOrders: string[] = [];
    const tillStartedAt = performance.now();
    for (let sale = 0; sale < SALES_PER_TILL; sale += 1) {
      const saleIndex = tillIndex * SALES_PER_TILL + sale;
      await pause(tillStartedAt + (sale + tillIndex / TILL_COUNT) * SALE_INTERVAL_MS - performance.now());
      const customer = tillCustomers[saleIndex];
      if (!customer) throw new Error('No customer.');
      const id = customer.userId;
      const { api: calls, cart } = await fillBasket(saleIndex, clerk.token, saleIndex, id);
      const { call } = calls;
      const terms = await call('GET', `/api/terms?cart_id=${readTextAt(cart, 'id')}`, { token: clerk.token });
      const body = {
        payments: buildTenders(Number(readAt(cart, 'totals', 'balance')), sale),
        selectedUserId: id,
        source: 'front-of-house',
        terms: listAt(terms.json, 'data').map((term) => readTextAt(term, 'id')),
        completedWaivers: [],
        itemHash: readTextAt(cart, 'item_hash'),
      };
      const payAnswer = await callSuccessfully(call, 200, 'POST', '/api/cart/pay', {
        token: clerk.token,
        body,
      });
      soldOrders.push(readTextAt(payAnswer.json, 'data', 'complete_order_id'));
    }
    return soldOrders;
  };
  const [tillOrderIds, homeOrderIds] = await Promise.all([
    Promise.all(staff.map(sellAtTill)),
    Promise.all(
      homeCustomers.map(async ({ token }, index) => {
        await pause((index * HOME_PERIOD_MS) / HOME_CUSTOMER_COUNT);
        return payForPlaces((await fillBasket(index, token, SALE_COUNT + index)).api, token, index);
      }),
    ),
  ]);
  const seconds = (performance.now() - startedAt) / 1000;
  console.log('  The customers at home:');
  printFigures(durations.home, seconds);
  console.log('  The tills:');
  printFigures(durations.till, seconds);
  const tillOrderIdSet = new Set(tillOrderIds.flat());
  const allOrders = await store.read((db) =>
    db.select().from(orders).where(eq(orders.operatorId, store.operatorId)),
  );
  const tillOrders = allOrders.filter(({ id }) => tillOrderIdSet.has(id));
  return [
    checkCount('every sale at a till is an order of its own', tillOrders.length, SALE_COUNT),
    checkCount(
      'every customer at home has an order',
      new Set(homeOrderIds.filter(Boolean)).size,
      HOME_CUSTOMER_COUNT,
    ),
    checkCount(
      'the tenders of every sale add up to its order',
      tillOrders.filter(({ payments, total }) => sumPayments(payments) === total).length,
      SALE_COUNT,
    ),
    checkCount(
      'no sale at a till has charged a card',
      tillOrders.filter(({ payments }) => payments.every(({ tenderType }) => tenderType !== 'card')).length,
      SALE_COUNT,
    ),
  ];
}

/** The tenders of a sale: cash, a cheque, or a voucher and the rest in cash. */
function buildTenders(balance: number, sale: number) {
  if (sale % 3 === 0) return [{ tenderType: 'cash', amount: balance }];
  if (sale % 3 === 1) return [{ tenderType: 'cheque', amount: balance }];
  const voucher = Math.floor(balance / 2);
  return [
    { tenderType: 'offline-voucher', amount: voucher },
    { tenderType: 'cash', amount: balance - voucher },
  ];
}

const sumPayments = (payments: readonly { amount: number }[]): number =>
  payments.reduce((sum, { amount }) => sum + amount, 0);
