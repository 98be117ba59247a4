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
test('the chosen centre is stored in the cookie, and Change location removes it', async () => {
  const scope = fork();
  await allSettled(homeVenueChosen, { scope, params: venue });
  expect(scope.getState($selectedVenueSlug)).toBe(venue.slug);
  expect(cookie()).toContain(`_venue=${venue.slug}`);
  await allSettled(homeVenueCleared, { scope });
  expect(scope.getState($homeVenue)).toBeNull();
  expect(cookie()).not.toContain(venue.slug);
});

test('a centre that is already listed is not requested again', async () => {
  const requestedIds: string[] = [];
  const scope = fork({
    values: [[$venues, [venue]]],
    handlers: [[loadHomeVenueFx, (slug: string) => requestedIds.push(slug)]],
  });
  await allSettled(homeVenueRequested, { scope, params: venue.slug });
  expect(requestedIds).toEqual([]);
  expect(scope.getState($homeVenue)).toEqual(venue);
});

test('an earlier centre does not stay chosen while the requested one loads', async () => {
  const scope = fork({
    values: [[$homeVenue, aVenue({ id: 'v-2', slug: 'hill-pool' })]],
    handlers: [[loadHomeVenueFx, () => Promise.reject({ kind: 'network' })]],
  });
  await allSettled(homeVenueRequested, { scope, params: venue.slug });
  expect(scope.getState($homeVenue)).toBeNull();
});
