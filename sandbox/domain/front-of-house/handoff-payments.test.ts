import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeHandoffOlder } from '../../scenarios/age-handoff.ts';
import { buildPenalty } from '../../scenarios/fresh-customer.ts';
import { openMemoryStore } from '../../store/open-memory-store.ts';
import { penalties } from '../../store/schema/people.ts';
import { transactions } from '../../store/schema/sales.ts';
import type { Store } from '../../store/store.ts';
import { createHandedBasket, logInElsewhere } from '../../testing/a-handoff.ts';
import { createFakeCards, type FakeCards } from '../../testing/fake-cards.ts';
import { authorisePayment, buildPayRequest } from '../../testing/joining-customer.ts';
import { catchRefusal } from '../../testing/refusal.ts';
import {
  countOrdersAndMoney,
  describeOutcome,
  orderForFree,
  PAID_ORDER_SCRIPTS,
} from '../../testing/ways-to-order.ts';
import { DomainError } from '../common/index.ts';
import type { Caller } from '../common/types.ts';
import {
  authoriseCard,
  completePayment,
  createSessionPayment,
  prepareSessionPayment,
  releaseStalePayments,
  requireOrderById,
  settlePayment,
} from '../payments/index.ts';
import { listDeskRecords } from '../people/index.ts';
import { claimHandoff, releaseHandoff } from './handoff-on-phone.ts';
import { cancelHandoff, extendHandoff, readHandoff } from './handoffs.ts';
import { sweepHandoffs } from './settle-handoff.ts';

let store: Store;
let cards: FakeCards;
beforeAll(async () => {
  store = await openMemoryStore();
  cards = createFakeCards();
}, 60_000);
afterAll(() => store.close());

const BOOKING_SOURCE = 'activity-booking';
const readHandoffState = async (staff: Caller, id: string) =>
  (await readHandoff(store, cards, staff, { id, selectedUserId: undefined })).state;
const countSecondsLeft = (until: Date) => Math.round((until.getTime() - Date.now()) / 1000);

/** Pays on the phone, until the order is complete. */
async function payOnPhone(phone: Caller, payments = cards) {
  const { transactionUuid } = await authorisePayment(store, payments, phone);
  return completePayment(store, payments, phone, { transactionUuid, source: BOOKING_SOURCE });
}

describe('a basket is paid on the customer’s device', () => {
  test('a basket that is paid on the customer’s device is an order of the desk; nobody takes money for it again', async () => {
    const { staff, id, phone, caller, claim, payCash, amount } = await createHandedBasket(store);
    await claim();
    const { completeOrderId } = await payOnPhone(phone);
    const handoffView = await readHandoff(store, cards, staff, { id, selectedUserId: undefined });
    expect(handoffView).toMatchObject({ state: 'paid', orderId: completeOrderId, amount });
    const order = await requireOrderById(store, caller, completeOrderId ?? '');
    expect(order).toMatchObject({
      servedBy: 'Ffion',
      tillVenue: { name: 'Ardwick Fields Leisure Centre' },
      paidOnOwnDevice: true,
      payments: [{ tenderType: 'card' }],
    });
    expect(await catchRefusal(payCash())).toMatchObject({ status: 422, code: 'already_paid' });
    expect(await catchRefusal(cancelHandoff(store, cards, staff, id))).toMatchObject({
      status: 409,
      code: 'paid',
    });
  });

  test('a basket that is being paid on the customer’s device cannot be taken back or kept for longer, and does not expire', async () => {
    const { staff, id, token, phone, caller, claim } = await createHandedBasket(store);
    await claim();
    await authorisePayment(store, cards, phone);
    await makeHandoffOlder(store, id, 12);
    for (const call of [
      cancelHandoff(store, cards, staff, id),
      extendHandoff(store, staff, id),
      releaseHandoff(store, cards, caller, token),
    ])
      expect(await catchRefusal(call)).toMatchObject({ status: 409, code: 'paying' });
    expect(await readHandoffState(staff, id)).toBe('paying');
  });

  test('a basket whose payment the bank declines is opened again for five minutes at least', async () => {
    const { staff, id, phone, claim } = await createHandedBasket(store);
    await claim();
    const { intentId } = await authorisePayment(store, cards, phone);
    await makeHandoffOlder(store, id, 12);
    cards.setStatus(intentId, 'requires_payment_method', 'Declined.');
    const { state, expiresAt } = await readHandoff(store, cards, staff, { id, selectedUserId: undefined });
    expect(state).toBe('opened');
    expect(countSecondsLeft(expiresAt)).toBeGreaterThan(4 * 60);
    expect((await payOnPhone(phone)).status).toBe('completed');
  });

  test('a basket whose payment nobody finishes for a quarter of an hour releases the money that the bank holds', async () => {
    const { staff, id, phone, claim, payCash } = await createHandedBasket(store);
    await claim();
    const { intentId, transactionUuid } = await authorisePayment(store, cards, phone);
    await makeHandoffOlder(store, id, 16);
    await sweepHandoffs(store, cards);
    expect(await readHandoffState(staff, id)).toBe('opened');
    expect(cards.intents.get(intentId)?.status).toBe('canceled');
    await cancelHandoff(store, cards, staff, id);
    await payCash();
    const lateCall = completePayment(store, cards, phone, { transactionUuid, source: BOOKING_SOURCE });
    expect(await lateCall).toMatchObject({ status: 'completed' });
    expect((await countOrdersAndMoney(store, cards, phone.userId)).orders).toBeLessThanOrEqual(1);
  });

  test('a payment that was declined when the desk took the basket back makes no order and takes no money', async () => {
    const { staff, id, phone, claim } = await createHandedBasket(store);
    await claim();
    const { intentId, transactionUuid } = await authorisePayment(store, cards, phone);
    cards.setStatus(intentId, 'requires_payment_method', 'Declined.');
    await cancelHandoff(store, cards, staff, id);
    cards.setStatus(intentId, 'requires_capture');
    const lateCall = completePayment(store, cards, phone, { transactionUuid, source: BOOKING_SOURCE });
    expect(await catchRefusal(lateCall)).toMatchObject({ status: 422, code: 'basket_taken_back' });
    expect(cards.intents.get(intentId)?.status).toBe('canceled');
  });

  test('the customer’s own basket keeps its authorised money while another one is handed over', async () => {
    const { phone, claim } = await createHandedBasket(store);
    await claim();
    const { intentId } = await authorisePayment(store, cards, phone);
    await releaseStalePayments(store, cards, phone.userId);
    expect(cards.intents.get(intentId)?.status).toBe('requires_capture');
  });

  test.each(['completing a card payment', 'settling without the customer'])(
    'a basket is paid on the customer’s device by %s',
    async (name) => {
      const ownCards = createFakeCards();
      const { staff, id, phone, owner, claim } = await createHandedBasket(store);
      await claim();
      const call = await PAID_ORDER_SCRIPTS[name]?.({ store, cards: ownCards, caller: phone });
      expect(await describeOutcome(async () => call?.())).toBe('ordered');
      expect(await countOrdersAndMoney(store, ownCards, owner.email)).toEqual({ orders: 1, money: 1 });
      expect(await readHandoffState(staff, id)).toBe('paid');
    },
  );

  test('money that was taken after the desk got the basket back is refunded', async () => {
    const ownCards = createFakeCards();
    const { staff, id, phone, owner, claim, payCash } = await createHandedBasket(store);
    await claim();
    const { intentId, transactionUuid } = await authorisePayment(store, ownCards, phone);
    ownCards.setStatus(intentId, 'requires_payment_method', 'Declined.');
    await cancelHandoff(store, ownCards, staff, id);
    ownCards.setStatus(intentId, 'succeeded');
    const [payment] = await store.read((db) =>
      db.select().from(transactions).where(eq(transactions.id, transactionUuid)),
    );
    if (!payment) throw new Error('There is no such payment.');
    const options = { releasesHeldMoney: true, endsPending: true };
    expect(await settlePayment(store, ownCards, payment, options)).toBe('refunded');
    await payCash();
    expect(await countOrdersAndMoney(store, ownCards, owner.email)).toEqual({ orders: 1, money: 0 });
  });

  test('a session that is prepared after a declined card is not a payment yet', async () => {
    const { staff, id, phone, claim } = await createHandedBasket(store);
    await claim();
    const { paymentSessionId } = await prepareSessionPayment(store, cards, phone);
    await createSessionPayment(store, cards, phone, {
      ...(await buildPayRequest(store, phone)),
      paymentSessionId,
    });
    expect(await readHandoffState(staff, id)).toBe('paying');
    cards.setStatus(paymentSessionId, 'requires_payment_method', 'Declined.');
    await prepareSessionPayment(store, cards, phone);
    expect(await readHandoffState(staff, id)).toBe('opened');
  });

  const orderScripts = Object.entries({ ...PAID_ORDER_SCRIPTS, 'with nothing to pay': orderForFree }).filter(
    ([name]) => name !== 'cash at the till',
  );
  test.each(orderScripts)(
    '%s asks the one gate, and needs a hand-off that is live',
    async (_name, orderScript) => {
      const ownCards = createFakeCards();
      const owed = await createHandedBasket(store);
      await owed.claim();
      const call = await orderScript({ store, cards: ownCards, caller: owed.phone });
      await store.write((tx) => tx.insert(penalties).values(buildPenalty(store, owed.selectedUserId, 300)));
      expect(await describeOutcome(call)).not.toBe('ordered');
      expect((await countOrdersAndMoney(store, ownCards, owed.owner.email)).orders).toBe(0);
    },
  );
});

const STEP_NAMES = [
  ...(['hand over', 'claim', 'claim elsewhere', 'cancel', 'give back', 'cash', 'age', 'age long'] as const),
  ...(['authorise', 'confirm', 'decline', 'complete', 'lose the next answer', 'sweep'] as const),
] as const;

// Proves F3.3.
test('in any order of events there is one order at most, and money for it in one place', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...STEP_NAMES), { minLength: 6, maxLength: 18 }),
      async (steps) => {
        const ownCards = createFakeCards();
        const handoff = await createHandedBasket(store);
        const elsewhere = await logInElsewhere(store, handoff.owner.userId);
        let id = handoff.id;
        let transactionUuid = '';
        const findLastIntent = () => [...ownCards.intents.values()].at(-1);
        const act: Record<(typeof STEP_NAMES)[number], () => unknown> = {
          'hand over': async () => {
            id = (await handoff.handOver()).id;
          },
          claim: () => handoff.claim(),
          'claim elsewhere': () => claimHandoff(store, elsewhere, handoff.token),
          cancel: () => cancelHandoff(store, ownCards, handoff.staff, id),
          'give back': () => releaseHandoff(store, ownCards, handoff.caller, handoff.token),
          cash: () => handoff.payCash(),
          age: () => makeHandoffOlder(store, id, 6),
          'age long': () => makeHandoffOlder(store, id, 16),
          authorise: async () => {
            const phone = { ...handoff.caller, handoffId: id };
            const paymentRequest = await buildPayRequest(store, phone);
            const paying = await authoriseCard(store, ownCards, phone, {
              ...paymentRequest,
              sessionKey: '',
              billing: null,
            });
            transactionUuid = paying.transactionUuid;
          },
          confirm: () => {
            const intent = findLastIntent();
            if (intent?.status === 'requires_payment_method')
              ownCards.setStatus(intent.id, 'requires_capture');
          },
          decline: () => {
            const intent = findLastIntent();
            if (intent?.status === 'requires_payment_method')
              ownCards.setStatus(intent.id, 'requires_payment_method', 'Declined.');
          },
          complete: () =>
            completePayment(store, ownCards, handoff.caller, { transactionUuid, source: BOOKING_SOURCE }),
          'lose the next answer': () => ownCards.loseNextCaptureAnswer(),
          sweep: () => sweepHandoffs(store, ownCards),
        };
        for (const step of ['claim', 'authorise', ...steps] as const) {
          try {
            await act[step]();
          } catch (error) {
            if (!(error instanceof DomainError)) throw error;
          }
        }
        const { orders } = await countOrdersAndMoney(store, ownCards, handoff.owner.email);
        const charged = [...ownCards.intents.values()].filter(
          ({ status, isRefunded }) => status === 'succeeded' && !isRefunded,
        ).length;
        const cash = (await listDeskRecords(store)).filter(
          ({ customerId, what }) => customerId === handoff.owner.userId && what === 'sold',
        ).length;
        expect(orders).toBeLessThanOrEqual(1);
        expect(charged + cash).toBe(orders);
      },
    ),
    { numRuns: 25 },
  );
}, 60_000);
