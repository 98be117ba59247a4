import { expect, test } from 'vitest';
import { aClass } from '../../testing/a-class.ts';
import { aCourse } from '../../testing/a-course.ts';
import { createFakeCards } from '../../testing/fake-cards.ts';
import { authorisePayment } from '../../testing/joining-customer.ts';
import { createPayingByCard } from '../../testing/paying-by-card.ts';
import { createBasketPlaces } from '../../testing/places-in-baskets.ts';
import { addToCart } from '../basket/index.ts';
import type { Caller } from '../common/types.ts';
import { listBookings } from './account-bookings.ts';

const world = createBasketPlaces();
const { createCaller, add, setMinutes } = world;
const cards = createFakeCards();
const { finish } = createPayingByCard(() => ({ store: world.store, cards }));
const DAY = 24 * 60;
/** The minutes after 10:00 at which a day's session is over; sessions last from 10:10 to 11:10. */
const OVER = 70;

/** Books a course with three Tuesdays left, the first of them today at 10:10, and a class tomorrow. */
async function bookCourseAndClass() {
  const { store } = world;
  const caller = await createCaller();
  await addToCart(store, caller, { items: [{ id: await aCourse(store), type: 'course', options: {} }] });
  await add(caller, await aClass(store, 5));
  const { transactionUuid } = await authorisePayment(store, cards, caller);
  await finish(caller, transactionUuid);
  return caller;
}

const listTitles = async (caller: Caller, when: 'upcoming' | 'past') =>
  (await listBookings(world.store, caller, { when })).items.map(({ record, state, time }) => [
    record.detail.title,
    state,
    time.localDate,
  ]);

test('a course stays among the upcoming bookings until its last session, listed on the day of its next one', async () => {
  const caller = await bookCourseAndClass();
  const yoga = ['Yoga', 'booked', '2026-11-25'];
  const course = (state: string, day: string) => ['Badminton for beginners', state, day];
  expect(await listTitles(caller, 'upcoming')).toEqual([course('booked', '2026-11-24'), yoga]);
  setMinutes(OVER);
  expect(await listTitles(caller, 'upcoming')).toEqual([yoga, course('booked', '2026-12-01')]);
  setMinutes(14 * DAY + OVER - 1);
  expect(await listTitles(caller, 'upcoming')).toEqual([course('booked', '2026-12-08')]);
  setMinutes(14 * DAY + OVER);
  expect(await listTitles(caller, 'upcoming')).toEqual([]);
  expect(await listTitles(caller, 'past')).toEqual([
    course('attended', '2026-12-08'),
    ['Yoga', 'attended', '2026-11-25'],
  ]);
});

test('the next page of the list continues after the next session of a course', async () => {
  const caller = await bookCourseAndClass();
  setMinutes(OVER);
  const { store } = world;
  const first = await listBookings(store, caller, { when: 'upcoming', limit: 1 });
  expect(first.items.map(({ record }) => record.detail.title)).toEqual(['Yoga']);
  const second = await listBookings(store, caller, {
    when: 'upcoming',
    limit: 1,
    cursor: first.nextCursor ?? '',
  });
  expect(second.items.map(({ record }) => record.detail.title)).toEqual(['Badminton for beginners']);
  expect(second.nextCursor).toBeNull();
});
