import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';
import { loadConfigFx, readConfig } from '@/shared/config';
import { appStarted, configureApiFx } from '../start-up/model';
import { $isAnalyticsAllowed } from './allowed';

// Proves S9.2.
test.each([
  { place: 'switched on', isEnabled: true, pathname: '/', search: '', isAllowed: true },
  { place: 'left alone', isEnabled: false, pathname: '/', search: '', isAllowed: false },
  { place: 'on a kiosk', isEnabled: true, pathname: '/', search: '?kiosk=true', isAllowed: false },
  {
    place: 'in the checkout',
    isEnabled: true,
    pathname: '/checkout',
    search: '?kiosk=false',
    isAllowed: false,
  },
])('analytics $place: $isAllowed', async ({ isEnabled, pathname, search, isAllowed }) => {
  const scope = fork({
    handlers: [
      [loadConfigFx, () => readConfig({ analytics: { isEnabled } })],
      [configureApiFx, () => Promise.reject(new Error('no further'))],
    ],
  });
  await allSettled(appStarted, { scope, params: { pathname, search, hash: '', state: null } });
  expect(scope.getState($isAnalyticsAllowed)).toBe(isAllowed);
});
