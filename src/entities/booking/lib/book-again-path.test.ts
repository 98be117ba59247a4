import { expect, test } from 'vitest';
import { bookAgainPath } from './book-again-path';

const venue = { id: 'v-1', slug: 'riverside', name: 'Riverside' };

test.each([
  [
    'the page of its activity, for a class',
    { activitySlug: 'yoga' },
    true,
    '/location/riverside/activities/yoga',
  ],
  ['its own page, for a camp', { campSlug: 'autumn' }, true, '/camps/riverside/autumn'],
  ['the camps of the centre, for a camp without a page', { activitySlug: null }, true, '/camps/riverside'],
  ['the timetable, where no camps are sold', { campSlug: 'autumn' }, false, '/location/riverside'],
])('“Book again” for a booking links to %s', (_, booked, hasCamps, path) => {
  expect(bookAgainPath({ venue, ...booked }, { hasCamps })).toBe(path);
});
