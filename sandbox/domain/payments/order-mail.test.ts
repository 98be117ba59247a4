import { desc, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { bookings } from '../../store/schema/bookings.ts';
import { customers, outbox } from '../../store/schema/people.ts';
import { createClass } from '../../testing/a-class.ts';
import { createFakeCards, type FakeCards } from '../../testing/fake-cards.ts';
import { authorisePayment } from '../../testing/joining-customer.ts';
import { createCardSteps } from '../../testing/paying-by-card.ts';
import { createBasketStore } from '../../testing/places-in-baskets.ts';
import { cancelBooking, cancelSessionForAll, listBookings, previewCancellation } from '../bookings/index.ts';
import type { Caller } from '../common/types.ts';

/** For this many minutes after 10:00, cancelling is free: the class is tomorrow at 12:00. */
const FREE_UNTIL = 24 * 60;
const setup = createBasketStore();
let cards: FakeCards;
beforeEach(() => {
  cards = createFakeCards();
});
const { finishPayment } = createCardSteps(() => ({ store: setup.store, cards }));

async function bookClass(caller: Caller, sessionId: string): Promise<string> {
  await setup.addSessions(caller, sessionId);
  const { transactionUuid } = await authorisePayment(setup.store, cards, caller);
  await finishPayment(caller, transactionUuid);
  const { items } = await listBookings(setup.store, caller, { when: 'upcoming' });
  return items[0]?.record.id ?? '';
}

async function cancel(caller: Caller, id: string): Promise<void> {
  const { expected } = await previewCancellation(setup.store, caller, id);
  await cancelBooking(setup.store, caller, { id, expected });
}

async function readLastMail({ userId }: Caller): Promise<string> {
  const [mail] = await setup.store.read((db) =>
    db
      .select({ body: outbox.body })
      .from(outbox)
      .innerJoin(customers, eq(customers.email, outbox.recipient))
      .where(eq(customers.id, userId))
      .orderBy(desc(outbox.createdAt))
      .limit(1),
  );
  return mail?.body ?? '';
}

test('the e-mail about an order says what was bought, when, where and for whom, and how it was paid', async () => {
  const caller = await setup.createCaller();
  await bookClass(caller, await createClass(setup.store, 1));
  const lines = (await readLastMail(caller)).split('\n');
  expect(lines).toEqual([
    expect.stringMatching(/^Dear \S+, thank you for your order PV\w+\.$/),
    '',
    expect.stringMatching(
      /^Yoga, Wed,? 25 Nov, 12:00 to \d\d:\d\d, (.+, )?.+ Leisure Centre, for .+: £7\.50$/,
    ),
    '',
    'Total: £7.50',
    expect.stringMatching(/^Paid: £7\.50 by card( ending \d{4})?$/),
  ]);
});

test('the e-mail about a cancelled booking says for whom it was and what was refunded', async () => {
  const caller = await setup.createCaller();
  await cancel(caller, await bookClass(caller, await createClass(setup.store, 1)));
  expect(await readLastMail(caller)).toMatch(
    /your booking of Yoga, Wed 25 Nov at 12:00, for .+, has been cancelled\. We’ve refunded £7\.50 as credit on your account\.$/,
  );
});

test('the e-mail about a late cancellation says what is kept and which fee is owed', async () => {
  const caller = await setup.createCaller();
  const id = await bookClass(caller, await createClass(setup.store, 1));
  setup.setMinutes(FREE_UNTIL + 1);
  await cancel(caller, id);
  expect(await readLastMail(caller)).toMatch(
    /We’ve refunded £4\.50 as credit on your account\. We’ve kept £3\.00 of what you paid\.$/,
  );
  const otherCaller = await setup.createCaller();
  setup.setMinutes(0);
  const freeOrderId = await bookClass(otherCaller, await createClass(setup.store, 1));
  await setup.store.write((tx) =>
    tx.update(bookings).set({ pricePaid: 0 }).where(eq(bookings.id, freeOrderId)),
  );
  setup.setMinutes(FREE_UNTIL + 1);
  await cancel(otherCaller, freeOrderId);
  expect(await readLastMail(otherCaller)).toMatch(
    /has been cancelled\. We’ve added a £3\.00 fee to your account\. You can’t book again until it’s paid\.$/,
  );
});

test('the e-mail about a class that the centre cancels says why, and that everything was refunded', async () => {
  const caller = await setup.createCaller();
  const yoga = await createClass(setup.store, 1);
  await bookClass(caller, yoga);
  await cancelSessionForAll(setup.store, yoga, 'The leader is ill.');
  expect(await readLastMail(caller)).toMatch(
    /was cancelled by the centre: The leader is ill\. We’ve refunded £7\.50 as credit on your account\.$/,
  );
});
