import { afterAll, beforeAll, expect, test } from 'vitest';
import { addChild } from '../../scenarios/children.ts';
import { createUnusedEmail } from '../../scenarios/fresh-customer.ts';
import { demoId } from '../../seed/demo-ids.ts';
import { openTestSandbox, type TestSandbox } from '../../server/testing.ts';
import type { Store } from '../../store/store.ts';
import { createClass } from '../../testing/a-class.ts';
import { createFakeCards } from '../../testing/fake-cards.ts';
import {
  authorisePayment,
  buildJoiningInput,
  createCustomer,
  createJoiner,
} from '../../testing/joining-customer.ts';
import { addToCart, getCart } from '../basket/index.ts';
import { getLedger } from '../front-of-house/index.ts';
import { storeJoining } from '../held-memberships/index.ts';
import { completeFreeOrder, completePayment } from '../payments/index.ts';
import { authenticate, logIn, registerCustomer, updateUser } from '../people/index.ts';
import { findSessionPlaces } from '../sessions/index.ts';
import { cancelBooking, listBookings, previewCancellation, readBooking } from './account-bookings.ts';
import { changeAttendee } from './booking-attendee.ts';

// On PostgreSQL these calls run concurrently on ten connections; in the in-process database they run one after another.

let sandbox: TestSandbox;
let store: Store;

beforeAll(async () => {
  sandbox = await openTestSandbox();
  store = sandbox.store;
});
afterAll(() => sandbox.close());

const JOINING_SOURCE = 'online-joining';

test('ten completions of one payment at once make one order', async () => {
  const cards = createFakeCards();
  const { caller, email } = await createJoiner(store);
  const { transactionUuid } = await authorisePayment(store, cards, caller);
  const finishPayment = () =>
    completePayment(store, cards, caller, { transactionUuid, source: JOINING_SOURCE });
  const answers = await Promise.all(Array.from({ length: 10 }, finishPayment));
  expect(new Set(answers.map(({ completeOrderId }) => completeOrderId)).size).toBe(1);
  const { counts } = await getLedger(store, { email });
  expect(counts).toEqual({ customers: 1, orders: 1, charges: 1, mandates: 1, memberships: 1 });
  expect(cards.countCaptures()).toBe(1);
});

test('ten confirmations of one free order at once make one order', async () => {
  const trial = { membershipSlug: 'seven-day-trial', optionName: '7 days', withBankDetails: false };
  const { caller, email } = await createJoiner(store, trial);
  const confirm = () =>
    completeFreeOrder(store, caller, {
      source: JOINING_SOURCE,
      itemHash: null,
      completedWaivers: [],
      attemptId: 'one-attempt',
      termsAccepted: true,
    });
  const answers = await Promise.all(Array.from({ length: 10 }, confirm));
  expect(new Set(answers.map(({ completeOrderId }) => completeOrderId)).size).toBe(1);
  expect((await getLedger(store, { email })).counts.orders).toBe(1);
});

test('the same registration sent five times at once makes one customer', async () => {
  const email = createUnusedEmail('twice');
  const fields = {
    first_name: 'Ann',
    last_name: 'Once',
    date_of_birth: '1985-03-27',
    email,
    phone: '07700 900123',
    address_1: '4 Mill Lane',
    town: 'Norwich',
    postcode: 'NR1 1SR',
  };
  const register = () =>
    registerCustomer(store, {
      fields,
      password: 'Sunny-day-1',
      passwordConfirmation: 'Sunny-day-1',
      clientId: demoId('client'),
    });
  const outcomes = await Promise.allSettled(Array.from({ length: 5 }, register));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await getLedger(store, { email })).counts.customers).toBe(1);
});

test('a password change is kept and ends every other session, whatever these do at the same time', async () => {
  for (let turn = 0; turn < 6; turn += 1) {
    const { caller, email, password } = await createCustomer(store);
    const clientAddress = { ip: `10.2.0.${turn}` };
    const stolen = await logIn(store, { username: email, password, ...clientAddress });
    const thief = await authenticate(store, stolen.token);
    if (!thief) throw new Error('The second log-in has no session.');
    const newPassword = { password: 'Rainy-day-2', passwordConfirmation: 'Rainy-day-2' };
    const [, lateResult] = await Promise.allSettled([
      updateUser(store, caller, { fields: {}, currentPassword: password, ...newPassword, ...clientAddress }),
      ...Array.from({ length: 3 }, () =>
        updateUser(store, thief, { fields: { phone: '01632 960111' }, ...clientAddress }),
      ),
    ]);
    await logIn(store, { username: email, password: 'Rainy-day-2', ...clientAddress });
    const token = lateResult?.status === 'fulfilled' ? lateResult.value.token : stolen.token;
    expect(await authenticate(store, token)).toBeNull();
  }
});

test('items added at the same time are all in one cart', async () => {
  const { caller } = await createCustomer(store);
  const items = [{ id: demoId('product:padlock'), type: 'product', options: {} }];
  await Promise.all([
    ...Array.from({ length: 6 }, () => addToCart(store, caller, { items })),
    storeJoining(store, caller, buildJoiningInput(store)),
  ]);
  expect((await getCart(store, caller))?.totals.itemCount).toBe(7);
});

test('thirty people join and pay at once: thirty orders, thirty charges, nothing lost', async () => {
  const cards = createFakeCards();
  const people = await Promise.all(Array.from({ length: 30 }, () => createJoiner(store)));
  await Promise.all(
    people.map(async ({ caller }) => {
      const { transactionUuid } = await authorisePayment(store, cards, caller);
      await completePayment(store, cards, caller, { transactionUuid, source: JOINING_SOURCE });
    }),
  );
  expect(cards.countCaptures()).toBe(30);
  for (const { email } of people) {
    expect((await getLedger(store, { email })).counts).toMatchObject({ orders: 1, charges: 1, mandates: 1 });
  }
});

test('the same place is cancelled once, however many calls are made at once', async () => {
  const cards = createFakeCards();
  const { caller } = await createCustomer(store);
  const swim = await createClass(store, 5, { activityId: demoId('activity:Swimming'), priceKey: 'swim' });
  await addToCart(store, caller, { items: [{ id: swim, type: 'activity', options: { quantity: 3 } }] });
  const { transactionUuid } = await authorisePayment(store, cards, caller);
  await completePayment(store, cards, caller, { transactionUuid, source: JOINING_SOURCE });
  const [booking] = (await listBookings(store, caller, { when: 'upcoming' })).items;
  const id = booking?.record.id ?? '';
  const { expected } = await previewCancellation(store, caller, id, false, 1);
  const cancellations = [1, 2, 3].map(() => cancelBooking(store, caller, { id, expected, placeCount: 1 }));
  const outcomes = await Promise.allSettled(cancellations);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await readBooking(store, caller, id)).toMatchObject({ record: { quantity: 2 } });
  expect(await store.read((db) => findSessionPlaces(db, store, swim))).toHaveLength(2);
});

// Proves B9.7.
test('after a cancellation and changes of the person at the same time, the booking is cancelled and its place is free', async () => {
  const cards = createFakeCards();
  const { caller } = await createCustomer(store);
  const [leo, mia] = [await addChild(store, caller, 'Leo', 6), await addChild(store, caller, 'Mia', 9)];
  const yoga = await createClass(store, 1, {
    activityId: demoId('activity:Multisports'),
    age: { min: 5, max: 11 },
  });
  const item = { id: yoga, type: 'activity', purchasedForUserId: leo, options: {} };
  await addToCart(store, caller, { items: [item] });
  const { transactionUuid } = await authorisePayment(store, cards, caller);
  await completePayment(store, cards, caller, { transactionUuid, source: JOINING_SOURCE });
  const [booking] = (await listBookings(store, caller, { when: 'upcoming' })).items;
  const id = booking?.record.id ?? '';
  const { expected } = await previewCancellation(store, caller, id);
  const changeAttendeeTo = (attendeeId: string) => changeAttendee(store, caller, { id, attendeeId });
  const [cancelled] = await Promise.allSettled([
    cancelBooking(store, caller, { id, expected }),
    ...[mia, leo, mia, leo].map(changeAttendeeTo),
  ]);
  expect(cancelled.status).toBe('fulfilled');
  expect(await readBooking(store, caller, id)).toMatchObject({
    state: 'cancelled',
    swap: { allowed: false },
  });
  expect(await store.read((db) => findSessionPlaces(db, store, yoga))).toEqual([]);
});
