import { allSettled, fork } from 'effector';
import { afterEach, describe, expect, test } from 'vitest';
import { $cart, cartRequested } from '@/entities/cart';
import { loadUserFx, signedIn, signedOut, tokenChecked, tokenRefused } from '@/entities/customer';
import { markSignedOutFx, readSignedOutFx, readTokenFx, removeTokenFx, storeTokenFx } from '@/shared/auth';
import { reloadFx } from '@/shared/routes';
import { aUser, fakeOperator } from '@/shared/testing';
import { toastTimerFx } from '@/shared/toast';
import { buildCart } from '../../../tests/fixtures/cart.ts';
import './forget';
import './model';

const OWN_KEYS = ['pavilion.payment', 'pavilion.joining', 'pavilion.joining.answers'] as const;
const listKeptKeys = () => OWN_KEYS.filter((key) => sessionStorage.getItem(key) !== null);

/** Starts a visit of a customer with a basket and an unfinished payment. */
async function loadCustomer() {
  const jar: { token: string | null; user: string; isSignedOut: boolean } = {
    token: 'token-1',
    user: 'customer-1',
    isSignedOut: false,
  };
  fakeOperator({ 'GET /api/cart': { data: buildCart() } });
  const scope = fork({
    handlers: [
      [readTokenFx, () => jar.token],
      [readSignedOutFx, () => jar.isSignedOut],
      [markSignedOutFx, () => undefined],
      [storeTokenFx, (token: string) => token],
      [
        removeTokenFx,
        () => {
          jar.token = null;
          return null;
        },
      ],
      [loadUserFx, () => aUser({ id: jar.user })],
      [reloadFx, () => undefined],
      [toastTimerFx, () => 0],
    ],
  });
  await allSettled(tokenChecked, { scope });
  await allSettled(cartRequested, { scope });
  for (const key of OWN_KEYS) sessionStorage.setItem(key, '{}');
  return { scope, jar };
}

afterEach(() => sessionStorage.clear());

describe('the data of a customer in the tab', () => {
  test('a log-out clears the payment, the selection, the entered values and the cart', async () => {
    const { scope } = await loadCustomer();
    expect(scope.getState($cart)).not.toBeNull();
    await allSettled(signedOut, { scope });
    expect(listKeptKeys()).toEqual([]);
    expect(scope.getState($cart)).toBeNull();
  });

  test('a log-out in another tab or on another site clears the customer’s data in this tab', async () => {
    const { scope, jar } = await loadCustomer();
    Object.assign(jar, { token: null, isSignedOut: true });
    await allSettled(tokenChecked, { scope });
    expect(listKeptKeys()).toEqual([]);
    expect(scope.getState($cart)).toBeNull();
  });

  test.each(['in another tab', 'here'])(
    'a token refused %s clears the payment and the cart, and keeps the selection for the same customer',
    async (where) => {
      const { scope, jar } = await loadCustomer();
      jar.token = null;
      await allSettled(where === 'here' ? tokenRefused : tokenChecked, { scope });
      expect(listKeptKeys()).toEqual(['pavilion.joining', 'pavilion.joining.answers']);
      expect(scope.getState($cart)).toBeNull();
    },
  );

  test('a log-in of another customer clears the data of the previous one', async () => {
    const { scope, jar } = await loadCustomer();
    jar.user = 'customer-2';
    await allSettled(signedIn, { scope, params: 'token-2' });
    expect(listKeptKeys()).not.toContain('pavilion.payment');
    expect(scope.getState($cart)).toBeNull();
  });

  test('a page that loads without a session clears the data of the previous customer', async () => {
    sessionStorage.setItem('pavilion.payment', '{}');
    const scope = fork({ handlers: [[readTokenFx, () => null]] });
    await allSettled(tokenChecked, { scope });
    expect(listKeptKeys()).toEqual([]);
  });

  // Proves A4.2.
  test('a new token of the same customer clears nothing', async () => {
    const { scope } = await loadCustomer();
    await allSettled(signedIn, { scope, params: 'token-2' });
    expect(listKeptKeys()).toEqual([...OWN_KEYS]);
    expect(scope.getState($cart)).not.toBeNull();
  });
});
