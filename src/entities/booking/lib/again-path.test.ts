import { expect, test } from 'vitest';
import { againPath } from './again-path';

const venue = { id: 'v-1', slug: 'riverside', name: 'Riverside' };

test.each([
  ['the page of its activity, for a class', 'yoga', true, '/location/riverside/activities/yoga'],
  ['the camps of the centre, for a camp', null, true, '/camps/riverside'],
  ['the timetable, where no camps are sold', null, false, '/location/riverside'],
])('what was booked is booked again on %s', (_, activitySlug, hasCamps, path) => {
  expect(againPath({ venue, activitySlug }, { hasCamps })).toBe(path);
});
