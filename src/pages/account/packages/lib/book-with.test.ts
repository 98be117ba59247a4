import { expect, test } from 'vitest';
import { bookWithPackagePath } from './book-with';

const riverside = { id: 'v-1', slug: 'riverside', name: 'Riverside' };
const lido = { id: 'v-2', slug: 'lido', name: 'Lido' };
const swims = { venues: null, bookedIn: 'timetable', activitySlugs: ['swimming'] } as const;

test.each([
  ['the swims of the home centre', swims, 'riverside', '/location/riverside?activity=swimming'],
  [
    'the home centre, which is one of several',
    { ...swims, venues: [lido, riverside] },
    'riverside',
    '/location/riverside?activity=swimming',
  ],
  [
    'another centre, where it cannot be used at home',
    { ...swims, venues: [lido] },
    'riverside',
    '/location/lido?activity=swimming',
  ],
  [
    'the whole timetable, for groups of activities',
    { ...swims, activitySlugs: [] },
    'riverside',
    '/location/riverside',
  ],
  ['the courts', { ...swims, bookedIn: 'spaces' as const }, 'riverside', '/location/riverside/spaces'],
  ['the timetable, when the operator says no more', {}, 'riverside', '/location/riverside'],
  ['the choice of a centre, for a customer without one', swims, null, '/'],
])('a package links to %s', (_, heldPackage, home, path) => {
  expect(bookWithPackagePath(heldPackage, home)).toBe(path);
});
