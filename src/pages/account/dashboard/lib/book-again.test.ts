import { expect, test } from 'vitest';
import { listRebookableActivities } from './book-again';

const venue = { id: 'v-1', slug: 'riverside', name: 'Riverside' };
const buildPastBooking = (title: string, activitySlug: string | null = title.toLowerCase()) => ({
  title,
  venue,
  activitySlug,
});
const SITE_OPTIONS = { hasCamps: true };
const listTitles = (...pastBookings: Parameters<typeof listRebookableActivities>[0]) =>
  listRebookableActivities(pastBookings, SITE_OPTIONS).map(({ title }) => title);

test('the last three different activities are offered, the latest first', () => {
  expect(
    listTitles(
      buildPastBooking('Yoga'),
      buildPastBooking('Spin'),
      buildPastBooking('Yoga'),
      buildPastBooking('Swim'),
      buildPastBooking('Boxing'),
    ),
  ).toEqual(['Yoga', 'Spin', 'Swim']);
});

test('an activity links to its own page, and a camp to the camps of its centre', () => {
  expect(listRebookableActivities([buildPastBooking('Yoga')], SITE_OPTIONS)[0]?.path).toBe(
    '/location/riverside/activities/yoga',
  );
  expect(listRebookableActivities([buildPastBooking('Holiday camp', null)], SITE_OPTIONS)[0]?.path).toBe(
    '/camps/riverside',
  );
});

test('a camp links to its own page if that is known', () => {
  const camp = { ...buildPastBooking('Holiday camp', null), campSlug: 'autumn' };
  expect(listRebookableActivities([camp], SITE_OPTIONS)[0]?.path).toBe('/camps/riverside/autumn');
});

test('an activity whose centre no longer exists is left out', () => {
  expect(listTitles({ ...buildPastBooking('Yoga'), venue: { ...venue, slug: '' } })).toEqual([]);
});
