import { desc, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { bookings } from '../../store/schema/bookings.ts';
import { customers, outbox } from '../../store/schema/people.ts';
import { aClass } from '../../testing/a-class.ts';
import { createFakeCards, type FakeCards } from '../../testing/fake-cards.ts';
import { authorisePayment } from '../../testing/joining-customer.ts';
import { createPayingByCard } from '../../testing/paying-by-card.ts';
import { createBasketPlaces } from '../../testing/places-in-baskets.ts';
import { cancelBooking, cancelSessionForAll, listBookings, previewCancellation } from '../bookings/index.ts';
import type { Caller } from '../common/types.ts';

/** For this many minutes after 10:00, cancelling is free: the class is tomorrow at 12:00. */
const FREE_UNTIL = 24 * 60;
const world = createBasketPlaces();
let cards: FakeCards;
beforeEach(() => {
  cards = createFakeCards();
});
const { finish } = createPayingByCard(() => ({ store: world.store, cards }));

async function book(caller: Caller, sessionId: string): Promise<string> {
  await world.add(caller, sessionId);
  const { transactionUuid } = await authorisePayment(world.store, cards, caller);
  await finish(caller, transactionUuid);
  const { items } = await listBookings(world.store, caller, { when: 'upcoming' });
  return items[0]?.record.id ?? '';
}

async function cancel(caller: Caller, id: string): Promise<void> {
  const { expected } = await previewCancellation(world.store, caller, id);
  await cancelBooking(world.store, caller, { id, expected });
}

async function lastMail({ userId }: Caller): Promise<string> {
  const [mail] = await world.store.read((db) =>
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
  const caller = await world.createCaller();
  await book(caller, await aClass(world.store, 1));
  const lines = (await lastMail(caller)).split('\n');
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
  const caller = await world.createCaller();
  await cancel(caller, await book(caller, await aClass(world.store, 1)));
  expect(await lastMail(caller)).toMatch(
    /your booking of Yoga, Wed 25 Nov at 12:00, for .+, has been cancelled\. We’ve refunded £7\.50 as credit on your account\.$/,
  );
});

test('the e-mail about a late cancellation says what is kept and which fee is owed', async () => {
  const caller = await world.createCaller();
  const id = await book(caller, await aClass(world.store, 1));
  world.setMinutes(FREE_UNTIL + 1);
  await cancel(caller, id);
  expect(await lastMail(caller)).toMatch(
    /We’ve refunded £4\.50 as credit on your account\. We’ve kept £3\.00 of what you paid\.$/,
  );
  const otherCaller = await world.createCaller();
  world.setMinutes(0);
  const free = await book(otherCaller, await aClass(world.store, 1));
  await world.store.write((tx) => tx.update(bookings).set({ pricePaid: 0 }).where(eq(bookings.id, free)));
  world.setMinutes(FREE_UNTIL + 1);
  await cancel(otherCaller, free);
  expect(await lastMail(otherCaller)).toMatch(
    /has been cancelled\. We’ve added a £3\.00 fee to your account\. You can’t book again until it’s paid\.$/,
  );
});

test('the e-mail about a class that the centre cancels says why, and that everything was refunded', async () => {
  const caller = await world.createCaller();
  const yoga = await aClass(world.store, 1);
  await book(caller, yoga);
  await cancelSessionForAll(world.store, yoga, 'The leader is ill.');
  expect(await lastMail(caller)).toMatch(
    /was cancelled by the centre: The leader is ill\. We’ve refunded £7\.50 as credit on your account\.$/,
  );
});
