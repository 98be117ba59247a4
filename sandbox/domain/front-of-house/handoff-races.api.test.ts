import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeHandoffOlder } from '../../scenarios/age-handoff.ts';
import { openTestSandbox, type TestSandbox } from '../../server/testing.ts';
import type { Store } from '../../store/store.ts';
import { aHandoff, logInElsewhere } from '../../testing/a-handoff.ts';
import { createFakeCards, type FakeCards } from '../../testing/fake-cards.ts';
import { authorisePayment, buildPayment } from '../../testing/joining-customer.ts';
import { findOrdersAndMoney } from '../../testing/ways-to-order.ts';
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

const TURNS = 4;
const SOURCE = 'activity-booking';

type Handoff = Awaited<ReturnType<typeof aHandoff>>;

/** Runs the calls concurrently, in reverse order on every second turn. Refusals are allowed, other errors are not. */
async function atOnce(turn: number, calls: readonly (() => Promise<unknown>)[]) {
  const ordered = turn % 2 === 0 ? calls : [...calls].reverse();
  const done = await Promise.allSettled(ordered.map((call) => call()));
  for (const one of done)
    if (one.status === 'rejected' && !(one.reason instanceof DomainError)) throw one.reason;
  return done.filter(({ status }) => status === 'fulfilled').length;
}

/** The orders, the money taken by card, and the cash sales of staff. */
async function booksAfter({ owner }: Handoff, cards: FakeCards) {
  const { orders } = await findOrdersAndMoney(store, cards, owner.email);
  const taken = [...cards.intents.values()].filter(
    ({ status, isRefunded }) => status === 'succeeded' && !isRefunded,
  ).length;
  const sold = (await listDeskRecords(store)).filter(
    ({ customerId, what }) => customerId === owner.userId && what === 'sold',
  ).length;
  return { orders, taken, sold };
}

async function inTurns(play: (made: Handoff, cards: FakeCards, turn: number) => Promise<void>) {
  for (let turn = 0; turn < TURNS; turn += 1) {
    const made = await aHandoff(store);
    await made.claim();
    await play(made, createFakeCards(), turn);
  }
}

const finish = (cards: FakeCards, caller: Caller, transactionUuid: string) => () =>
  completePayment(store, cards, caller, { transactionUuid, source: SOURCE });

async function beginning(cards: FakeCards, phone: Caller) {
  const asked = await buildPayment(store, phone);
  return () => authoriseCard(store, cards, phone, { ...asked, sessionKey: '', billing: null });
}

describe('simultaneous calls on a basket that is on a phone', () => {
  // Proves F3.3.
  test('two phones that pay make one order and take the money once', async () => {
    await inTurns(async (made, cards, turn) => {
      const first = await authorisePayment(store, cards, made.phone);
      const other = await logInElsewhere(store, made.owner.userId);
      await claimHandoff(store, other, made.token);
      const second = await authorisePayment(store, cards, { ...other, handoffId: made.id });
      await atOnce(turn, [
        finish(cards, made.caller, first.transactionUuid),
        finish(cards, other, second.transactionUuid),
        finish(cards, other, second.transactionUuid),
      ]);
      expect(await booksAfter(made, cards)).toEqual({ orders: 1, taken: 1, sold: 0 });
    });
  });

  test('of taking the basket back and beginning to pay, one succeeds', async () => {
    await inTurns(async (made, cards, turn) => {
      const pay = await beginning(cards, made.phone);
      const back = () => cancelHandoff(store, cards, made.staff, made.id);
      expect(await atOnce(turn, [pay, back])).toBe(1);
    });
  });

  test('taking it back, cash and a completed payment make one order, with the money in one place', async () => {
    await inTurns(async (made, cards, turn) => {
      const { transactionUuid } = await authorisePayment(store, cards, made.phone);
      const back = () => cancelHandoff(store, cards, made.staff, made.id);
      const cash = () => made.payCash();
      await atOnce(turn, [finish(cards, made.caller, transactionUuid), back, cash, cash]);
      expect(await booksAfter(made, cards)).toEqual({ orders: 1, taken: 1, sold: 0 });
    });
  });

  test('when expiry, cash and the start of a payment coincide, nothing is paid twice', async () => {
    await inTurns(async (made, cards, turn) => {
      const pay = await beginning(cards, made.phone);
      await makeHandoffOlder(store, made.id, 10);
      await atOnce(turn, [pay, () => sweepHandoffs(store, cards), () => made.payCash()]);
      expect(await booksAfter(made, cards)).toEqual({ orders: 1, taken: 0, sold: 1 });
    });
  });

  test('giving a payment up while it completes leaves an order with its money, or neither', async () => {
    await inTurns(async (made, cards, turn) => {
      const { transactionUuid } = await authorisePayment(store, cards, made.phone);
      await makeHandoffOlder(store, made.id, 16);
      await atOnce(turn, [finish(cards, made.caller, transactionUuid), () => sweepHandoffs(store, cards)]);
      const { orders, taken } = await booksAfter(made, cards);
      expect(taken).toBe(orders);
    });
  });

  test('of two claims the later one wins, and the earlier device gets a 410', async () => {
    await inTurns(async (made, _cards, turn) => {
      const logins = [made.caller, await logInElsewhere(store, made.owner.userId)];
      const claims = logins.map((login) => () => claimHandoff(store, login, made.token));
      expect(await atOnce(turn, claims)).toBe(2);
      const reads = logins.map((login) => () => getCart(store, { ...login, handoffId: made.id }));
      expect(await atOnce(turn, reads)).toBe(1);
    });
  });
});
