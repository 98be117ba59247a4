import { expect, test } from 'vitest';
import { bookAgain } from './book-again';

const venue = { id: 'v-1', slug: 'riverside', name: 'Riverside' };
const booked = (title: string, activitySlug: string | null = title.toLowerCase()) => ({
  title,
  venue,
  activitySlug,
});
const titles = (...past: Parameters<typeof bookAgain>[0]) => bookAgain(past).map(({ title }) => title);

test('the last three different activities are offered, the latest first', () => {
  expect(titles(booked('Yoga'), booked('Spin'), booked('Yoga'), booked('Swim'), booked('Boxing'))).toEqual([
    'Yoga',
    'Spin',
    'Swim',
  ]);
});

test('an activity leads to its timetable, filtered where its name is known', () => {
  expect(bookAgain([booked('Yoga')])[0]?.path).toBe('/location/riverside?activity=yoga');
  expect(bookAgain([booked('Holiday camp', null)])[0]?.path).toBe('/location/riverside');
});

test('one whose centre is gone is left out', () => {
  expect(titles({ ...booked('Yoga'), venue: { ...venue, slug: '' } })).toEqual([]);
});
