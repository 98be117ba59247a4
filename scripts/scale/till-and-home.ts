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

const TILLS = 20;
const SALES_A_TILL = 20;
const AT_HOME = 200;
/** The period over which the customers at home start: ten a second, not all at once. */
const HOME_MS = 20_000;
/** The interval between the sales of a till: a third of the six seconds that a sale takes by keyboard (`npm run test:long`). */
const SALE_MS = 2000;
const PLACES = 20;
const SALES = TILLS * SALES_A_TILL;

/** Tills sell classes for cash, cheques and vouchers, while customers at home pay for the same classes by card. */
export async function playTillAndHome({ store, running, capacityOf }: Stage): Promise<Check[]> {
  const sessions = await createClasses({ store, capacityOf }, (SALES + AT_HOME) / PLACES, PLACES);
  const [atTills, atHome] = [await createCustomers(store, SALES), await createCustomers(store, AT_HOME)];
  const staff = await Promise.all(
    Array.from({ length: TILLS }, () => createFreshCustomer(store, { role: 'staff' })),
  );
  const times: Record<'till' | 'home', number[]> = { till: [], home: [] };
  const started = performance.now();
  const book = async (turn: number, token: string, session: number, forUser?: string) => {
    const calls = createVisitCalls(running, turn, times[forUser === undefined ? 'home' : 'till']);
    const cartAnswer = await addSessions(calls, token, [sessions[session % sessions.length] ?? ''], forUser);
    if (cartAnswer.status !== 200)
      throw new Error(`Adding responded with ${cartAnswer.status}: ${cartAnswer.text.slice(0, 300)}`);
    return { visited: calls, cart: readAt(cartAnswer.json, 'data') };
  };
  const till = async (clerk: { token: string }, no: number) => {
    const soldOrders: string[] = [];
    const startedAt = performance.now();
    for (let sale = 0; sale < SALES_A_TILL; sale += 1) {
      const turn = no * SALES_A_TILL + sale;
      await pause(startedAt + (sale + no / TILLS) * SALE_MS - performance.now());
      const customer = atTills[turn];
      if (!customer) throw new Error('No customer.');
      const id = customer.userId;
      const { visited: calls, cart } = await book(turn, clerk.token, turn, id);
      const { call } = calls;
      const terms = await call('GET', `/api/terms?cart_id=${readTextAt(cart, 'id')}`, { token: clerk.token });
      const body = {
        payments: tenders(Number(readAt(cart, 'totals', 'balance')), sale),
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
  const [sold, bought] = await Promise.all([
    Promise.all(staff.map(till)),
    Promise.all(
      atHome.map(async ({ token }, index) => {
        await pause((index * HOME_MS) / AT_HOME);
        return payForPlaces((await book(index, token, SALES + index)).visited, token, index);
      }),
    ),
  ]);
  const seconds = (performance.now() - started) / 1000;
  console.log('  The customers at home:');
  printFigures(times.home, seconds);
  console.log('  The tills:');
  printFigures(times.till, seconds);
  const ids = new Set(sold.flat());
  const books = await store.read((db) =>
    db.select().from(orders).where(eq(orders.operatorId, store.operatorId)),
  );
  const ofTills = books.filter(({ id }) => ids.has(id));
  return [
    checkCount('every sale at a till is an order of its own', ofTills.length, SALES),
    checkCount('every customer at home has an order', new Set(bought.filter(Boolean)).size, AT_HOME),
    checkCount(
      'the tenders of every sale add up to its order',
      ofTills.filter(({ payments, total }) => sumOf(payments) === total).length,
      SALES,
    ),
    checkCount(
      'no sale at a till has charged a card',
      ofTills.filter(({ payments }) => payments.every(({ tenderType }) => tenderType !== 'card')).length,
      SALES,
    ),
  ];
}

/** The tenders of a sale: cash, a cheque, or a voucher and the rest in cash. */
function tenders(balance: number, sale: number) {
  if (sale % 3 === 0) return [{ tenderType: 'cash', amount: balance }];
  if (sale % 3 === 1) return [{ tenderType: 'cheque', amount: balance }];
  const voucher = Math.floor(balance / 2);
  return [
    { tenderType: 'offline-voucher', amount: voucher },
    { tenderType: 'cash', amount: balance - voucher },
  ];
}

const sumOf = (payments: readonly { amount: number }[]): number =>
  payments.reduce((sum, { amount }) => sum + amount, 0);
