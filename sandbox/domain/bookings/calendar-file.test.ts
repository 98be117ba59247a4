import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { customers } from '../../store/schema/people.ts';
import { createCamp, toCampItem } from '../../testing/a-camp.ts';
import { createCampListSteps } from '../../testing/camp-lists.ts';
import { createFakeCards, type FakeCards } from '../../testing/fake-cards.ts';
import { authorisePayment } from '../../testing/joining-customer.ts';
import { createCardSteps } from '../../testing/paying-by-card.ts';
import { createBasketStore } from '../../testing/places-in-baskets.ts';
import { requireOrderById } from '../payments/index.ts';
import { listBookings } from './account-bookings.ts';
import { readCalendarFile } from './calendar-file.ts';

const setup = createBasketStore();
let cards: FakeCards;
beforeEach(() => {
  cards = createFakeCards();
});
const { finishPayment } = createCardSteps(() => ({ store: setup.store, cards }));
const { createParent, addItems } = createCampListSteps(() => setup);

/** Books a camp day with late collection for Leo, and the same day for Mia. */
async function bookCampDay() {
  const { store } = setup;
  const camp = await createCamp(store, 5, { monday: '2026-12-14' });
  const { caller, leo, mia } = await createParent();
  await addItems(
    caller,
    toCampItem(camp, leo, [[0, 'full', 'late-collection']]),
    toCampItem(camp, mia, [[0, 'full']]),
  );
  const { transactionUuid } = await authorisePayment(store, cards, caller);
  await finishPayment(caller, transactionUuid);
  const { items } = await listBookings(store, caller, { when: 'upcoming' });
  const booking = items.find(({ record }) => record.attendeeId === leo);
  return { caller, booking, orderId: booking?.record.orderId ?? '' };
}

const readCalendarLines = async (code: string) => {
  const { content } = await readCalendarFile(setup.store, code, 'pavilion');
  return content.replaceAll('\r\n ', '').split('\r\n');
};

describe('a calendar file', () => {
  test('a calendar file names the attendee and the place, and lasts until the late collection', async () => {
    const { booking } = await bookCampDay();
    const lines = await readCalendarLines(booking?.calendarCode ?? '');
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
    expect(lines).toContain(`UID:${booking?.record.itemId}-2026-12-14@pavilion`);
    expect(lines).toContain('DTEND;TZID=Europe/London:20261214T180000');
    expect(lines.find((line) => line.startsWith('SUMMARY'))).toMatch(/: Leo /);
    expect(lines.find((line) => line.startsWith('LOCATION'))).toContain(
      booking?.venueAddress?.replaceAll(',', '\\,'),
    );
    expect(lines.find((line) => line.startsWith('DESCRIPTION'))).toContain('Late collection until 18:00');
  });

  test('the calendar file of an order contains all its bookings', async () => {
    const { caller, orderId } = await bookCampDay();
    const order = await requireOrderById(setup.store, caller, orderId);
    const lines = await readCalendarLines(order.calendarCode ?? '');
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2);
  });

  test.each([
    ['without a signature', (code: string) => code.replace(/[^.]+$/, '')],
    ['with another signature', (code: string) => code.replace(/[^.]+$/, 'A'.repeat(43))],
    ['that is signed for something else', (code: string) => code.replace('booking', 'order')],
    ['that is nonsense', () => 'nonsense'],
  ])('a calendar file with a code %s is not found', async (_, toInvalidCode) => {
    const { booking } = await bookCampDay();
    await expect(readCalendarLines(toInvalidCode(booking?.calendarCode ?? ''))).rejects.toMatchObject({
      kind: 'not-found',
    });
  });

  test('a calendar link stops working when the customer changes their password', async () => {
    const { booking, caller } = await bookCampDay();
    await setup.store.write((tx) =>
      tx.update(customers).set({ passwordHash: 'another' }).where(eq(customers.id, caller.userId)),
    );
    await expect(readCalendarLines(booking?.calendarCode ?? '')).rejects.toMatchObject({ kind: 'not-found' });
  });
});
