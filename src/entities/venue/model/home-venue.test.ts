import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';
import { $selectedVenueSlug } from '@/shared/mode';
import { aVenue } from '@/shared/testing';
import {
  $homeVenue,
  homeVenueChosen,
  homeVenueCleared,
  homeVenueRequested,
  loadHomeVenueFx,
} from './home-venue';
import { $venues } from './venues';

const venue = aVenue();
const cookie = () => document.cookie;

// Proves J2.3.
test('a chosen centre is kept in the cookie, and Change location takes it out', async () => {
  const scope = fork();
  await allSettled(homeVenueChosen, { scope, params: venue });
  expect(scope.getState($selectedVenueSlug)).toBe(venue.slug);
  expect(cookie()).toContain(`_venue=${venue.slug}`);
  await allSettled(homeVenueCleared, { scope });
  expect(scope.getState($homeVenue)).toBeNull();
  expect(cookie()).not.toContain(venue.slug);
});

test('a centre that is listed already is not asked for again', async () => {
  const asked: string[] = [];
  const scope = fork({
    values: [[$venues, [venue]]],
    handlers: [[loadHomeVenueFx, (slug: string) => asked.push(slug)]],
  });
  await allSettled(homeVenueRequested, { scope, params: venue.slug });
  expect(asked).toEqual([]);
  expect(scope.getState($homeVenue)).toEqual(venue);
});

test('an earlier centre does not stay chosen while the wanted one is on its way', async () => {
  const scope = fork({
    values: [[$homeVenue, aVenue({ id: 'v-2', slug: 'hill-pool' })]],
    handlers: [[loadHomeVenueFx, () => Promise.reject({ kind: 'network' })]],
  });
  await allSettled(homeVenueRequested, { scope, params: venue.slug });
  expect(scope.getState($homeVenue)).toBeNull();
});
