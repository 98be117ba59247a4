import { expect, test } from 'vitest';
import { createClass } from '../../testing/a-class.ts';
import { createCourse } from '../../testing/a-course.ts';
import { createFakeCards } from '../../testing/fake-cards.ts';
import { authorisePayment } from '../../testing/joining-customer.ts';
import { createCardSteps } from '../../testing/paying-by-card.ts';
import { createBasketStore } from '../../testing/places-in-baskets.ts';
import { addToCart } from '../basket/index.ts';
import type { Caller } from '../common/types.ts';
import { listBookings } from './account-bookings.ts';

const setup = createBasketStore();
const { createCaller, addSessions, setMinutes } = setup;
const cards = createFakeCards();
const { finishPayment } = createCardSteps(() => ({ store: setup.store, cards }));
const DAY_MINUTES = 24 * 60;
/** The minutes after 10:00 at which a day's session is over; sessions last from 10:10 to 11:10. */
const DAYS_AFTER_END = 70;

/** Books a course with three Tuesdays left, the first of them today at 10:10, and a class tomorrow. */
async function bookCourseAndClass() {
  const { store } = setup;
  const caller = await createCaller();
  await addToCart(store, caller, { items: [{ id: await createCourse(store), type: 'course', options: {} }] });
  await addSessions(caller, await createClass(store, 5));
  const { transactionUuid } = await authorisePayment(store, cards, caller);
  await finishPayment(caller, transactionUuid);
  return caller;
}

const listTitles = async (caller: Caller, when: 'upcoming' | 'past') =>
  (await listBookings(setup.store, caller, { when })).items.map(({ record, state, time }) => [
    record.detail.title,
    state,
    time.localDate,
  ]);

test('a course stays among the upcoming bookings until its last session, listed on the day of its next one', async () => {
  const caller = await bookCourseAndClass();
  const yoga = ['Yoga', 'booked', '2026-11-25'];
  const course = (state: string, day: string) => ['Badminton for beginners', state, day];
  expect(await listTitles(caller, 'upcoming')).toEqual([course('booked', '2026-11-24'), yoga]);
  setMinutes(DAYS_AFTER_END);
  expect(await listTitles(caller, 'upcoming')).toEqual([yoga, course('booked', '2026-12-01')]);
  setMinutes(14 * DAY_MINUTES + DAYS_AFTER_END - 1);
  expect(await listTitles(caller, 'upcoming')).toEqual([course('booked', '2026-12-08')]);
  setMinutes(14 * DAY_MINUTES + DAYS_AFTER_END);
  expect(await listTitles(caller, 'upcoming')).toEqual([]);
  expect(await listTitles(caller, 'past')).toEqual([
    course('attended', '2026-12-08'),
    ['Yoga', 'attended', '2026-11-25'],
  ]);
});

test('the next page of the list continues after the next session of a course', async () => {
  const caller = await bookCourseAndClass();
  setMinutes(DAYS_AFTER_END);
  const { store } = setup;
  const firstPage = await listBookings(store, caller, { when: 'upcoming', limit: 1 });
  expect(firstPage.items.map(({ record }) => record.detail.title)).toEqual(['Yoga']);
  const secondPage = await listBookings(store, caller, {
    when: 'upcoming',
    limit: 1,
    cursor: firstPage.nextCursor ?? '',
  });
  expect(secondPage.items.map(({ record }) => record.detail.title)).toEqual(['Badminton for beginners']);
  expect(secondPage.nextCursor).toBeNull();
});
