import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeHandoffOlder } from '../../scenarios/age-handoff.ts';
import { openTestSandbox, type TestSandbox } from '../../server/testing.ts';
import type { Store } from '../../store/store.ts';
import { createHandedBasket, logInElsewhere } from '../../testing/a-handoff.ts';
import { createFakeCards, type FakeCards } from '../../testing/fake-cards.ts';
import { authorisePayment, buildPayRequest } from '../../testing/joining-customer.ts';
import { countOrdersAndMoney } from '../../testing/ways-to-order.ts';
import { getCart } from '../basket/index.ts';
import { DomainError } from '../common/index.ts';
import type { Caller } from '../common/types.ts';
import { authoriseCard, completePayment } from '../payments/index.ts';
import { listDeskRecords } from '../people/index.ts';
import { claimHandoff } from './handoff-on-phone.ts';
import { cancelHandoff } from './handoffs.ts';
import { sweepHandoffs } from './settle-handoff.ts';

// On PostgreSQL these calls run concurrently on ten connections; in the in-process database one after the other.

let sandbox: TestSandbox;
let store: Store;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  store = sandbox.store;
});
afterAll(() => sandbox.close());

const TURN_COUNT = 4;
const BOOKING_SOURCE = 'activity-booking';

type Handoff = Awaited<ReturnType<typeof createHandedBasket>>;

/** Runs the calls concurrently, in reverse order on every second turn. Refusals are allowed, other errors are not. */
async function runAtOnce(turn: number, calls: readonly (() => Promise<unknown>)[]) {
  const ordered = turn % 2 === 0 ? calls : [...calls].reverse();
  const results = await Promise.allSettled(ordered.map((call) => call()));
  for (const one of results)
    if (one.status === 'rejected' && !(one.reason instanceof DomainError)) throw one.reason;
  return results.filter(({ status }) => status === 'fulfilled').length;
}

/** The orders, the money taken by card, and the cash sales of staff. */
async function readBooksAfter({ owner }: Handoff, cards: FakeCards) {
  const { orders } = await countOrdersAndMoney(store, cards, owner.email);
  const takenIntents = [...cards.intents.values()].filter(
    ({ status, isRefunded }) => status === 'succeeded' && !isRefunded,
  ).length;
  const sales = (await listDeskRecords(store)).filter(
    ({ customerId, what }) => customerId === owner.userId && what === 'sold',
  ).length;
  return { orders, taken: takenIntents, sold: sales };
}

async function runTurns(play: (made: Handoff, cards: FakeCards, turn: number) => Promise<void>) {
  for (let turn = 0; turn < TURN_COUNT; turn += 1) {
    const handoff = await createHandedBasket(store);
    await handoff.claim();
    await play(handoff, createFakeCards(), turn);
  }
}

const finishPayment = (cards: FakeCards, caller: Caller, transactionUuid: string) => () =>
  completePayment(store, cards, caller, { transactionUuid, source: BOOKING_SOURCE });

async function prepareCardPayment(cards: FakeCards, phone: Caller) {
  const paymentRequest = await buildPayRequest(store, phone);
  return () => authoriseCard(store, cards, phone, { ...paymentRequest, sessionKey: '', billing: null });
}

describe('simultaneous calls on a basket that is on a phone', () => {
  // Proves F3.3.
  test('two phones that pay make one order and take the money once', async () => {
    await runTurns(async (handoff, cards, turn) => {
      const first = await authorisePayment(store, cards, handoff.phone);
      const otherCaller = await logInElsewhere(store, handoff.owner.userId);
      await claimHandoff(store, otherCaller, handoff.token);
      const second = await authorisePayment(store, cards, { ...otherCaller, handoffId: handoff.id });
      await runAtOnce(turn, [
        finishPayment(cards, handoff.caller, first.transactionUuid),
        finishPayment(cards, otherCaller, second.transactionUuid),
        finishPayment(cards, otherCaller, second.transactionUuid),
      ]);
      expect(await readBooksAfter(handoff, cards)).toEqual({ orders: 1, taken: 1, sold: 0 });
    });
  });

  test('of taking the basket back and beginning to pay, one succeeds', async () => {
    await runTurns(async (handoff, cards, turn) => {
      const finishPayment = await prepareCardPayment(cards, handoff.phone);
      const cancelFromDesk = () => cancelHandoff(store, cards, handoff.staff, handoff.id);
      expect(await runAtOnce(turn, [finishPayment, cancelFromDesk])).toBe(1);
    });
  });

  test('taking it back, cash and a completed payment make one order, with the money in one place', async () => {
    await runTurns(async (handoff, cards, turn) => {
      const { transactionUuid } = await authorisePayment(store, cards, handoff.phone);
      const back = () => cancelHandoff(store, cards, handoff.staff, handoff.id);
      const payCashAtDesk = () => handoff.payCash();
      await runAtOnce(turn, [
        finishPayment(cards, handoff.caller, transactionUuid),
        back,
        payCashAtDesk,
        payCashAtDesk,
      ]);
      expect(await readBooksAfter(handoff, cards)).toEqual({ orders: 1, taken: 1, sold: 0 });
    });
  });

  test('when expiry, cash and the start of a payment coincide, nothing is paid twice', async () => {
    await runTurns(async (handoff, cards, turn) => {
      const pay = await prepareCardPayment(cards, handoff.phone);
      await makeHandoffOlder(store, handoff.id, 10);
      await runAtOnce(turn, [pay, () => sweepHandoffs(store, cards), () => handoff.payCash()]);
      expect(await readBooksAfter(handoff, cards)).toEqual({ orders: 1, taken: 0, sold: 1 });
    });
  });

  test('giving a payment up while it completes leaves an order with its money, or neither', async () => {
    await runTurns(async (handoff, cards, turn) => {
      const { transactionUuid } = await authorisePayment(store, cards, handoff.phone);
      await makeHandoffOlder(store, handoff.id, 16);
      await runAtOnce(turn, [
        finishPayment(cards, handoff.caller, transactionUuid),
        () => sweepHandoffs(store, cards),
      ]);
      const { orders, taken } = await readBooksAfter(handoff, cards);
      expect(taken).toBe(orders);
    });
  });

  test('of two claims the later one wins, and the earlier device gets a 410', async () => {
    await runTurns(async (handoff, _cards, turn) => {
      const logins = [handoff.caller, await logInElsewhere(store, handoff.owner.userId)];
      const claims = logins.map((login) => () => claimHandoff(store, login, handoff.token));
      expect(await runAtOnce(turn, claims)).toBe(2);
      const reads = logins.map((login) => () => getCart(store, { ...login, handoffId: handoff.id }));
      expect(await runAtOnce(turn, reads)).toBe(1);
    });
  });
});
