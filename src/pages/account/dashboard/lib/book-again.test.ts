import { expect, test } from 'vitest';
import { listRebookableActivities } from './book-again';

const venue = { id: 'v-1', slug: 'riverside', name: 'Riverside' };
const buildBooked = (title: string, activitySlug: string | null = title.toLowerCase()) => ({
  title,
  venue,
  activitySlug,
});
const OFFERS = { hasCamps: true };
const listTitles = (...pastBookings: Parameters<typeof listRebookableActivities>[0]) =>
  listRebookableActivities(pastBookings, OFFERS).map(({ title }) => title);

test('the last three different activities are offered, the latest first', () => {
  expect(
    listTitles(
      buildBooked('Yoga'),
      buildBooked('Spin'),
      buildBooked('Yoga'),
      buildBooked('Swim'),
      buildBooked('Boxing'),
    ),
  ).toEqual(['Yoga', 'Spin', 'Swim']);
});

test('an activity links to its own page, and a camp to the camps of its centre', () => {
  expect(listRebookableActivities([buildBooked('Yoga')], OFFERS)[0]?.path).toBe(
    '/location/riverside/activities/yoga',
  );
  expect(listRebookableActivities([buildBooked('Holiday camp', null)], OFFERS)[0]?.path).toBe(
    '/camps/riverside',
  );
});

test('a camp links to its own page if that is known', () => {
  const camp = { ...buildBooked('Holiday camp', null), campSlug: 'autumn' };
  expect(listRebookableActivities([camp], OFFERS)[0]?.path).toBe('/camps/riverside/autumn');
});

test('an activity whose centre no longer exists is left out', () => {
  expect(listTitles({ ...buildBooked('Yoga'), venue: { ...venue, slug: '' } })).toEqual([]);
});
