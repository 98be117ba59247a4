import { allSettled, fork } from 'effector';
import { afterEach, expect, it, vi } from 'vitest';
import { tokenChecked } from '@/entities/customer';
import { readTokenFx } from '@/shared/auth';
import { $config, readConfig } from '@/shared/config';
import { removeCookie, writeCookie } from '@/shared/lib';
import { $selectedVenueSlug, readSelectedVenueFx, venueCleared, venueSelected } from '@/shared/mode';
import { $themeSlug } from '../theme/model';
import { venueCheckRequested } from './other-tabs';

const COOKIE_NAME = 'pavilion_venue';
const cookieOptions = { domain: null };

afterEach(() => {
  vi.restoreAllMocks();
  removeCookie(COOKIE_NAME, cookieOptions);
});

function visit() {
  const scope = fork({ values: [[$config, readConfig({})]], handlers: [[readTokenFx, () => null]] });
  const readSelectedSlug = () => scope.getState($selectedVenueSlug);
  const check = () => allSettled(venueCheckRequested, { scope });
  return { scope, readSelectedSlug, check };
}

it('a venue that was selected in another tab or on another site is selected here without a reload', async () => {
  const { scope, readSelectedSlug, check } = visit();
  await allSettled(readSelectedVenueFx, { scope });
  await allSettled(venueSelected, { scope, params: 'riverside' });
  writeCookie(COOKIE_NAME, 'parkside', cookieOptions);
  expect(readSelectedSlug()).toBe('riverside');
  await check();
  expect(readSelectedSlug()).toBe('parkside');
  // The cookie is read together with the session.
  writeCookie(COOKIE_NAME, 'lakeside', cookieOptions);
  await allSettled(tokenChecked, { scope });
  expect(scope.getState($themeSlug)).toBe('lakeside');
});

it('a venue cleared in another tab is cleared here', async () => {
  const { scope, readSelectedSlug, check } = visit();
  await allSettled(venueSelected, { scope, params: 'riverside' });
  await check();
  removeCookie(COOKIE_NAME, cookieOptions);
  await check();
  expect(readSelectedSlug()).toBeNull();
});

it('a selection made and cleared here does not come back', async () => {
  const { scope, readSelectedSlug, check } = visit();
  await allSettled(venueSelected, { scope, params: 'riverside' });
  await check();
  expect(readSelectedSlug()).toBe('riverside');
  await allSettled(venueCleared, { scope });
  await check();
  expect(readSelectedSlug()).toBeNull();
});

it('a browser that blocks cookies keeps the venue during the visit', async () => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
  const { scope, readSelectedSlug, check } = visit();
  await allSettled(venueSelected, { scope, params: 'riverside' });
  await check();
  expect(readSelectedSlug()).toBe('riverside');
});
