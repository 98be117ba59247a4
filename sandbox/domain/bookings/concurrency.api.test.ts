import { afterAll, beforeAll, expect, test } from 'vitest';
import { addChild } from '../../scenarios/children.ts';
import { createUnusedEmail } from '../../scenarios/fresh-customer.ts';
import { demoId } from '../../seed/demo-ids.ts';
import { openTestSandbox, type TestSandbox } from '../../server/testing.ts';
import type { Store } from '../../store/store.ts';
import { aClass } from '../../testing/a-class.ts';
import { createFakeCards } from '../../testing/fake-cards.ts';
import {
  aCustomer,
  aJoiningCustomer,
  authorisePayment,
  joiningInput,
} from '../../testing/joining-customer.ts';
import { addToCart, getCart } from '../basket/index.ts';
import { getLedger } from '../front-of-house/index.ts';
import { storeJoining } from '../held-memberships/index.ts';
import { complete, completeFree } from '../payments/index.ts';
import { authenticate, login, registerCustomer, updateUser } from '../people/index.ts';
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

const SOURCE = 'online-joining';

test('ten completions of one payment at once make one order', async () => {
  const cards = createFakeCards();
  const { session, email } = await aJoiningCustomer(store);
  const { transactionUuid } = await authorisePayment(store, cards, session);
  const finish = () => complete(store, cards, session, { transactionUuid, source: SOURCE });
  const answers = await Promise.all(Array.from({ length: 10 }, finish));
  expect(new Set(answers.map(({ completeOrderId }) => completeOrderId)).size).toBe(1);
  const { counts } = await getLedger(store, { email });
  expect(counts).toEqual({ customers: 1, orders: 1, charges: 1, mandates: 1, memberships: 1 });
  expect(cards.captures()).toBe(1);
});

test('ten confirmations of one free order at once make one order', async () => {
  const trial = { membershipSlug: 'seven-day-trial', optionName: '7 days', withBankDetails: false };
  const { session, email } = await aJoiningCustomer(store, trial);
  const confirm = () =>
    completeFree(store, session, {
      source: SOURCE,
      itemHash: null,
      terms: [],
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
    const { session, email, password } = await aCustomer(store);
    const from = { ip: `10.2.0.${turn}` };
    const stolen = await login(store, { username: email, password, ...from });
    const thief = await authenticate(store, stolen.token);
    if (!thief) throw new Error('The second log-in has no session.');
    const newPassword = { password: 'Rainy-day-2', passwordConfirmation: 'Rainy-day-2' };
    const [, late] = await Promise.allSettled([
      updateUser(store, session, { fields: {}, currentPassword: password, ...newPassword, ...from }),
      ...Array.from({ length: 3 }, () =>
        updateUser(store, thief, { fields: { phone: '01632 960111' }, ...from }),
      ),
    ]);
    await login(store, { username: email, password: 'Rainy-day-2', ...from });
    const token = late?.status === 'fulfilled' ? late.value.token : stolen.token;
    expect(await authenticate(store, token)).toBeNull();
  }
});

test('items added at the same time are all in one cart', async () => {
  const { session } = await aCustomer(store);
  const items = [{ id: demoId('product:padlock'), type: 'product', options: {} }];
  await Promise.all([
    ...Array.from({ length: 6 }, () => addToCart(store, session, { items })),
    storeJoining(store, session, joiningInput(store)),
  ]);
  expect((await getCart(store, session))?.totals.itemCount).toBe(7);
});

test('thirty people join and pay at once: thirty orders, thirty charges, nothing lost', async () => {
  const cards = createFakeCards();
  const people = await Promise.all(Array.from({ length: 30 }, () => aJoiningCustomer(store)));
  await Promise.all(
    people.map(async ({ session }) => {
      const { transactionUuid } = await authorisePayment(store, cards, session);
      await complete(store, cards, session, { transactionUuid, source: SOURCE });
    }),
  );
  expect(cards.captures()).toBe(30);
  for (const { email } of people) {
    expect((await getLedger(store, { email })).counts).toMatchObject({ orders: 1, charges: 1, mandates: 1 });
  }
});

test('the same place is cancelled once, however many calls are made at once', async () => {
  const cards = createFakeCards();
  const { session } = await aCustomer(store);
  const swim = await aClass(store, 5, { activityId: demoId('activity:Swimming'), priceKey: 'swim' });
  await addToCart(store, session, { items: [{ id: swim, type: 'activity', options: { quantity: 3 } }] });
  const { transactionUuid } = await authorisePayment(store, cards, session);
  await complete(store, cards, session, { transactionUuid, source: SOURCE });
  const [booking] = (await listBookings(store, session, { when: 'upcoming' })).items;
  const id = booking?.record.id ?? '';
  const { expected } = await previewCancellation(store, session, id, false, 1);
  const calls = [1, 2, 3].map(() => cancelBooking(store, session, { id, expected, places: 1 }));
  const outcomes = await Promise.allSettled(calls);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await readBooking(store, session, id)).toMatchObject({ record: { quantity: 2 } });
  expect(await store.read((db) => findSessionPlaces(db, store, swim))).toHaveLength(2);
});

// Proves B9.7.
test('after a cancellation and changes of the person at the same time, the booking is cancelled and its place is free', async () => {
  const cards = createFakeCards();
  const { session } = await aCustomer(store);
  const [leo, mia] = [await addChild(store, session, 'Leo', 6), await addChild(store, session, 'Mia', 9)];
  const yoga = await aClass(store, 1, {
    activityId: demoId('activity:Multisports'),
    age: { min: 5, max: 11 },
  });
  const item = { id: yoga, type: 'activity', purchasedForUserId: leo, options: {} };
  await addToCart(store, session, { items: [item] });
  const { transactionUuid } = await authorisePayment(store, cards, session);
  await complete(store, cards, session, { transactionUuid, source: SOURCE });
  const [booking] = (await listBookings(store, session, { when: 'upcoming' })).items;
  const id = booking?.record.id ?? '';
  const { expected } = await previewCancellation(store, session, id);
  const change = (attendeeId: string) => changeAttendee(store, session, { id, attendeeId });
  const [cancelled] = await Promise.allSettled([
    cancelBooking(store, session, { id, expected }),
    ...[mia, leo, mia, leo].map(change),
  ]);
  expect(cancelled.status).toBe('fulfilled');
  expect(await readBooking(store, session, id)).toMatchObject({
    state: 'cancelled',
    swap: { allowed: false },
  });
  expect(await store.read((db) => findSessionPlaces(db, store, yoga))).toEqual([]);
});
