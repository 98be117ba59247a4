import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { outbox } from '../../store/schema/people.ts';
import { createClass } from '../../testing/a-class.ts';
import { createFakeCards, type FakeCards } from '../../testing/fake-cards.ts';
import { authorisePayment } from '../../testing/joining-customer.ts';
import { createCardSteps } from '../../testing/paying-by-card.ts';
import { createBasketStore } from '../../testing/places-in-baskets.ts';
import { catchRefusal } from '../../testing/refusal.ts';
import type { Caller } from '../common/types.ts';
import { cancelBooking, listBookings, previewCancellation, readBooking } from './account-bookings.ts';
import { buildReceptionEmail, reportLateArrival } from './booking-late.ts';

/** The minutes after 10:00 today at which it is an hour before tomorrow's class at 12:00. */
const HOUR_BEFORE = 25 * 60;
const setup = createBasketStore();
const { createCaller, addSessions, setMinutes } = setup;
let cards: FakeCards;
beforeEach(() => {
  cards = createFakeCards();
});
const { finishPayment } = createCardSteps(() => ({ store: setup.store, cards }));

async function bookClass(title: string): Promise<{ caller: Caller; id: string }> {
  const caller = await createCaller();
  await addSessions(caller, await createClass(setup.store, 1, { title }));
  const { transactionUuid } = await authorisePayment(setup.store, cards, caller);
  await finishPayment(caller, transactionUuid);
  const { items } = await listBookings(setup.store, caller, { when: 'upcoming' });
  return { caller, id: items[0]?.record.id ?? '' };
}

async function listMailsAbout(title: string): Promise<string[]> {
  const reception = buildReceptionEmail('ardwick-fields-leisure-centre');
  const mails = await setup.store.read((db) =>
    db.select().from(outbox).where(eq(outbox.recipient, reception)),
  );
  return mails.map(({ body }) => body).filter((body) => body.includes(title));
}

describe('running late', () => {
  // Proves B9.8.
  test('reporting a late arrival tells the centre once; other minutes replace the first', async () => {
    const { caller, id } = await bookClass('Stretch');
    setMinutes(HOUR_BEFORE);
    const reportMinutes = (minutes: number) => reportLateArrival(setup.store, caller, { id, minutes });
    expect((await reportMinutes(10)).late.minutes).toBe(10);
    expect((await reportMinutes(10)).late.minutes).toBe(10);
    expect(await listMailsAbout('Stretch')).toHaveLength(1);
    await reportMinutes(20);
    expect((await readBooking(setup.store, caller, id)).late.minutes).toBe(20);
    expect((await listMailsAbout('Stretch')).toSorted()).toEqual([
      'Robin Scenario comes about 10 minutes late to Stretch, Wed 25 Nov at 12:00.',
      'Robin Scenario comes about 20 minutes late to Stretch, Wed 25 Nov at 12:00.',
    ]);
  });

  test('a customer can report a late arrival five times a day, whichever minutes they give', async () => {
    const { caller, id } = await bookClass('Spin');
    setMinutes(HOUR_BEFORE);
    for (const minutes of [5, 10, 5, 10, 5]) await reportLateArrival(setup.store, caller, { id, minutes });
    expect(await catchRefusal(reportLateArrival(setup.store, caller, { id, minutes: 10 }))).toMatchObject({
      status: 429,
    });
    expect(await listMailsAbout('Spin')).toHaveLength(5);
  });

  // Proves B9.8.
  test('a late arrival is refused too early, too late and for a cancelled booking, and the centre gets no e-mail', async () => {
    const { caller, id } = await bookClass('Tai Chi');
    const report = () => catchRefusal(reportLateArrival(setup.store, caller, { id, minutes: 5 }));
    const refusal = {
      status: 422,
      errors: null,
      message: expect.stringContaining('an hour before the start'),
    };
    setMinutes(HOUR_BEFORE - 1);
    expect(await report()).toMatchObject(refusal);
    setMinutes(HOUR_BEFORE + 76);
    expect(await report()).toMatchObject(refusal);
    setMinutes(HOUR_BEFORE);
    const { expected } = await previewCancellation(setup.store, caller, id);
    await cancelBooking(setup.store, caller, { id, expected });
    expect(await report()).toMatchObject(refusal);
    expect(await listMailsAbout('Tai Chi')).toEqual([]);
  });

  test('a late arrival for somebody else’s booking is not found', async () => {
    const { id } = await bookClass('Dance');
    setMinutes(HOUR_BEFORE);
    const stranger = await createCaller();
    expect(await catchRefusal(reportLateArrival(setup.store, stranger, { id, minutes: 5 }))).toMatchObject({
      status: 404,
    });
  });
});
