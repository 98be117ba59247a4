import { allSettled, fork } from 'effector';
import { describe, expect, test } from 'vitest';
import { $token, loadUserFx, signedIn } from '@/entities/customer';
import { loadVenuesFx } from '@/entities/venue';
import { storeTokenFx } from '@/shared/auth';
import { locationChanged } from '@/shared/routes';
import { aUser, aVenue } from '@/shared/testing';
import { $needsFlow, opened } from './home';

const buildLocation = (pathname: string) => ({ pathname, search: '', hash: '', state: null });

async function openAt(pathname: string, token: string | null = null) {
  const scope = fork({
    values: [[$token, token]],
    handlers: [
      [loadVenuesFx, () => [aVenue()]],
      [loadUserFx, () => aUser()],
      [storeTokenFx, (_: unknown, token: string) => token],
    ],
  });
  await allSettled(locationChanged, { scope, params: buildLocation(pathname) });
  await allSettled(opened, { scope });
  return scope;
}

describe('the first screen', () => {
  test('the first screen of a visitor is only the finder', async () => {
    expect((await openAt('/')).getState($needsFlow)).toBe(false);
  });

  test.each([
    ['a customer, who may have a saved cart', '/', 'token'],
    ['an address that names a centre', '/centre/riverside-leisure-centre', null],
  ])('the first screen of %s is the whole page', async (_, path, token) => {
    expect((await openAt(path, token)).getState($needsFlow)).toBe(true);
  });

  test('a log-in in another tab does not replace the first screen', async () => {
    const scope = await openAt('/');
    await allSettled(signedIn, { scope, params: 'token' });
    expect(scope.getState($needsFlow)).toBe(false);
  });

  test('choosing a centre replaces the first screen by the whole page, for the rest of the visit', async () => {
    const scope = await openAt('/');
    await allSettled(locationChanged, { scope, params: buildLocation('/centre/riverside-leisure-centre') });
    expect(scope.getState($needsFlow)).toBe(true);
    await allSettled(locationChanged, { scope, params: buildLocation('/') });
    expect(scope.getState($needsFlow)).toBe(true);
  });
});
