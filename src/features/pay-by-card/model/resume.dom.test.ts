import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { locationChanged, navigatorReady } from '@/shared/routes';
import { openedCheckout } from '../testing/opened-checkout';

/** The address after returning to the checkout with this query. */
async function comesBackWith(search: string) {
  const { scope, happens } = await openedCheckout({ isOpened: false });
  const went: unknown[] = [];
  const params = (to: string, options?: unknown) => void went.push([to, options]);
  await allSettled(navigatorReady, { scope, params });
  const location = { pathname: '/checkout', search, hash: '', state: null };
  await allSettled(locationChanged, { scope, params: location });
  await happens('opened');
  return went;
}

test.each([
  ['?kiosk=true&payment_intent=pi_1&payment_intent_client_secret=s_2&redirect_status=failed', '?kiosk=true'],
  ['?payment_intent=pi_1', ''],
  ['?payment_intent_client_secret=s_2', ''],
  ['?redirect_status=failed', ''],
  ['?ps=ps_1&kiosk=true', '?kiosk=true'],
])('a provider’s parameters (%s) are removed from the address, and the rest stays', async (search, left) => {
  expect(await comesBackWith(search)).toEqual([
    [`/checkout${left}`, expect.objectContaining({ replace: true })],
  ]);
});

test.each(['', '?kiosk=true', '?note=a%20b'])('an address without it (%s) stays as it is', async (search) => {
  expect(await comesBackWith(search)).toEqual([]);
});
