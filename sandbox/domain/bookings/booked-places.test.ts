import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { demoId } from '../../seed/demo-ids.ts';
import { sessionOverrides } from '../../store/schema/activities.ts';
import { bookings } from '../../store/schema/bookings.ts';
import { createClass } from '../../testing/a-class.ts';
import { createFakeCards, type FakeCards } from '../../testing/fake-cards.ts';
import { authorisePayment, createCustomer } from '../../testing/joining-customer.ts';
import { createCardSteps } from '../../testing/paying-by-card.ts';
import { createBasketStore, fullRefusal } from '../../testing/places-in-baskets.ts';
import { catchRefusal } from '../../testing/refusal.ts';
import { addToCart, extendHold, getCart } from '../basket/index.ts';
import { parseSessionId } from '../catalogue/index.ts';
import { completeFreeOrder, payOffline, preparePayment, requireOrderById } from '../payments/index.ts';

const setup = createBasketStore();
const { toInstant, createCaller, addSessions, listHoldStates, countPlacesTaken, setMinutes } = setup;
let cards: FakeCards;

beforeEach(() => {
  cards = createFakeCards();
});

const { finishPayment } = createCardSteps(() => ({ store: setup.store, cards }));
const listBookingsOf = (sessionId: string) =>
  setup.store.read((db) => db.select().from(bookings).where(eq(bookings.sessionKey, sessionId)));

describe('paying for a place', () => {
  // Proves B4.10.
  test('paying for a place makes one booking with the details for the confirmation, however often it is completed', async () => {
    const yoga = await createClass(setup.store, 5);
    const caller = await createCaller();
    await addSessions(caller, yoga);
    const { transactionUuid } = await authorisePayment(setup.store, cards, caller);
    const { completeOrderId } = await finishPayment(caller, transactionUuid);
    expect((await finishPayment(caller, transactionUuid)).completeOrderId).toBe(completeOrderId);
    const [booking, ...more] = await listBookingsOf(yoga);
    expect(more).toEqual([]);
    expect(booking).toMatchObject({
      orderId: completeOrderId,
      status: 'booked',
      pricePaid: 750,
      attendeeId: caller.userId,
    });
    const order = await requireOrderById(setup.store, caller, completeOrderId ?? '');
    expect(order.items).toMatchObject([
      {
        related: { simpleName: 'Yoga', venue: 'Ardwick Fields Leisure Centre' },
        booking: {
          attendee: { id: caller.userId, name: 'Robin Scenario' },
          localDate: '2026-11-25',
          localStart: '12:00',
          localEnd: '12:45',
          freeToCancel: { until: '2026-11-25T10:00:00.000Z', date: '2026-11-25', time: '10:00' },
          lateFee: 300,
        },
      },
    ]);
    setMinutes(600);
    expect(await countPlacesTaken(yoga)).toBe(1);
  });

  test('preparing and authorising hold the place for another fifteen minutes', async () => {
    const yoga = await createClass(setup.store, 1);
    const caller = await createCaller();
    await addSessions(caller, yoga);
    setMinutes(10);
    await preparePayment(setup.store, cards, caller);
    expect(await getCart(setup.store, caller)).toMatchObject({ holdUntil: toInstant(25) });
    setMinutes(20);
    await authorisePayment(setup.store, cards, caller);
    expect(await getCart(setup.store, caller)).toMatchObject({ holdUntil: toInstant(35) });
  });

  // Proves B4.7.
  test('a bank check that takes nine minutes does not cost the customer their place', async () => {
    const yoga = await createClass(setup.store, 1);
    const [caller, otherCaller] = [await createCaller(), await createCaller()];
    await addSessions(caller, yoga);
    setMinutes(14);
    const { transactionUuid } = await authorisePayment(setup.store, cards, caller);
    setMinutes(23);
    expect(await catchRefusal(addSessions(otherCaller, yoga))).toMatchObject(fullRefusal);
    expect(await finishPayment(caller, transactionUuid)).toMatchObject({ status: 'completed' });
  });

  test('paying holds a lapsed place again if it is free', async () => {
    const yoga = await createClass(setup.store, 1);
    const caller = await createCaller();
    await addSessions(caller, yoga);
    setMinutes(40);
    const { transactionUuid } = await authorisePayment(setup.store, cards, caller);
    setMinutes(80);
    expect(await finishPayment(caller, transactionUuid)).toMatchObject({ status: 'completed' });
    expect(await listBookingsOf(yoga)).toHaveLength(1);
  });

  // Proves B4.6.
  test('a place that is gone is refused under its item before the card is authorised', async () => {
    const yoga = await createClass(setup.store, 1);
    const [caller, otherCaller] = [await createCaller(), await createCaller()];
    await addSessions(caller, yoga);
    setMinutes(15);
    await addSessions(otherCaller, yoga);
    expect(await catchRefusal(authorisePayment(setup.store, cards, caller))).toMatchObject(fullRefusal);
    expect(cards.intents.size).toBe(0);
  });

  // Proves B4.6.
  test('if a place is lost during the bank’s challenge, the money is released and nothing is charged', async () => {
    const yoga = await createClass(setup.store, 1);
    const [caller, otherCaller] = [await createCaller(), await createCaller()];
    await addSessions(caller, yoga);
    const { transactionUuid, intentId } = await authorisePayment(setup.store, cards, caller);
    setMinutes(15);
    await addSessions(otherCaller, yoga);
    const refusal = { status: 422, code: 'basket_changed' };
    expect(await catchRefusal(finishPayment(caller, transactionUuid))).toMatchObject(refusal);
    expect(await catchRefusal(finishPayment(caller, transactionUuid))).toMatchObject(refusal);
    expect([cards.intents.get(intentId)?.status, cards.countCaptures()]).toEqual(['canceled', 0]);
    expect(await listBookingsOf(yoga)).toEqual([]);
  });

  // Proves B4.9.
  test('a session that is cancelled during the payment is not charged', async () => {
    const yoga = await createClass(setup.store, 1);
    const caller = await createCaller();
    await addSessions(caller, yoga);
    const { transactionUuid } = await authorisePayment(setup.store, cards, caller);
    const { patternId, date } = parseSessionId(yoga) ?? { patternId: '', date: '' };
    const [venueId, id] = [demoId('venue:ardwick-fields-leisure-centre'), demoId(`override:${yoga}`)];
    const override = {
      id,
      operatorId: setup.store.operatorId,
      venueId,
      patternId,
      date,
      cancelledReason: 'Ill',
    };
    await setup.store.write((tx) => tx.insert(sessionOverrides).values(override));
    expect(await listHoldStates(caller)).toEqual(['lost']);
    expect(await catchRefusal(finishPayment(caller, transactionUuid))).toMatchObject({
      code: 'basket_changed',
    });
    expect(cards.countCaptures()).toBe(0);
  });

  test('no hold lapses while a payment completes the basket; all lapse when the payment is released', async () => {
    const yoga = await createClass(setup.store, 1);
    const [caller, otherCaller] = [await createCaller(), await createCaller()];
    await addSessions(caller, yoga);
    const { transactionUuid, intentId } = await authorisePayment(setup.store, cards, caller);
    const { cancel } = cards;
    cards.cancel = async () => Promise.reject(new Error('The provider is down.'));
    cards.failNextCapture();
    expect(await finishPayment(caller, transactionUuid)).toMatchObject({ status: 'processing' });
    setMinutes(300);
    expect(await getCart(setup.store, caller)).toMatchObject({ holdUntil: null });
    expect(await listHoldStates(caller)).toEqual(['held']);
    expect(await catchRefusal(addSessions(otherCaller, yoga))).toMatchObject(fullRefusal);
    expect(await catchRefusal(extendHold(setup.store, caller))).toMatchObject({ status: 422 });
    cards.cancel = cancel;
    cards.failNextCapture();
    expect(await catchRefusal(finishPayment(caller, transactionUuid))).toMatchObject({ status: 422 });
    expect(cards.intents.get(intentId)?.status).toBe('canceled');
    expect(await getCart(setup.store, caller)).toMatchObject({ holdUntil: toInstant(315) });
    setMinutes(315);
    await addSessions(otherCaller, yoga);
  });

  // Proves K5.4.
  test('a free place only has to be confirmed, and a retry after a lost response makes no second booking', async () => {
    const walk = await createClass(setup.store, 1, { priceKey: 'free' });
    const caller = await createCaller();
    await addSessions(caller, walk);
    const confirm = () =>
      completeFreeOrder(setup.store, caller, {
        source: 'activity-booking',
        itemHash: null,
        completedWaivers: [],
        attemptId: 'one',
        termsAccepted: true,
      });
    setMinutes(20);
    expect(await confirm()).toEqual(await confirm());
    expect(await listBookingsOf(walk)).toMatchObject([{ pricePaid: 0 }]);
  });

  test('staff can book for a customer at the till', async () => {
    const yoga = await createClass(setup.store, 1);
    const customer = await createCaller();
    const staff = (await createCustomer(setup.store, { role: 'staff' })).caller;
    const selectedUserId = customer.userId;
    const item = { id: yoga, type: 'activity', options: {} };
    const { itemHash } = await addToCart(setup.store, staff, { items: [item], selectedUserId });
    const payments = [{ tenderType: 'cash' as const, amount: 750 }];
    const { completeOrderId } = await payOffline(setup.store, staff, {
      selectedUserId,
      payments,
      terms: [],
      completedWaivers: [],
      source: 'front-of-house',
      itemHash,
    });
    expect(await listBookingsOf(yoga)).toMatchObject([
      { orderId: completeOrderId, customerId: customer.userId },
    ]);
  });
});
