import { expect, test } from 'vitest';
import { bookWithPackagePath } from './book-with';

const riverside = { id: 'v-1', slug: 'riverside', name: 'Riverside' };
const lido = { id: 'v-2', slug: 'lido', name: 'Lido' };
const swimPackage = { venues: null, bookedIn: 'timetable', activitySlugs: ['swimming'] } as const;

test.each([
  ['the swims of the home centre', swimPackage, 'riverside', '/location/riverside?activity=swimming'],
  [
    'the home centre, which is one of several',
    { ...swimPackage, venues: [lido, riverside] },
    'riverside',
    '/location/riverside?activity=swimming',
  ],
  [
    'another centre, where it cannot be used at home',
    { ...swimPackage, venues: [lido] },
    'riverside',
    '/location/lido?activity=swimming',
  ],
  [
    'the whole timetable, for groups of activities',
    { ...swimPackage, activitySlugs: [] },
    'riverside',
    '/location/riverside',
  ],
  ['the courts', { ...swimPackage, bookedIn: 'spaces' as const }, 'riverside', '/location/riverside/spaces'],
  ['the timetable, when the operator says no more', {}, 'riverside', '/location/riverside'],
  ['the choice of a centre, for a customer without one', swimPackage, null, '/'],
])('a package links to %s', (_, heldPackage, homeVenueSlug, expectedPath) => {
  expect(bookWithPackagePath(heldPackage, homeVenueSlug)).toBe(expectedPath);
});
