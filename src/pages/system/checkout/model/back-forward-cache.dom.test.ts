import { allSettled, createWatch, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { cartRequested } from '@/entities/cart';
import { fakeOperator } from '@/shared/testing';
import { buildCart } from '../../../../../tests/fixtures/cart.ts';
import { unwatchPageRestoreFx, watchPageRestoreFx } from './back-forward-cache';

/** Opens a checkout that watches for page restores, and counts its cart requests. */
async function openWatchedCheckout() {
  fakeOperator({ 'GET /api/cart': { data: buildCart() } });
  const scope = fork();
  const requestSpy = vi.fn();
  createWatch({ unit: cartRequested, fn: requestSpy, scope });
  await allSettled(watchPageRestoreFx, { scope });
  const showPage = async (persisted: boolean) => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    await allSettled(scope);
  };
  return { scope, requestSpy, showPage };
}

// Proves P6.3.
test('a checkout from the back-forward cache checks whether it has been paid for', async () => {
  const { scope, requestSpy, showPage } = await openWatchedCheckout();
  await showPage(false);
  expect(requestSpy).not.toHaveBeenCalled();
  await showPage(true);
  expect(requestSpy).toHaveBeenCalledOnce();
  await allSettled(unwatchPageRestoreFx, { scope });
});

test('a checkout that was left does not load its cart when the page is restored', async () => {
  const { scope, requestSpy, showPage } = await openWatchedCheckout();
  await allSettled(unwatchPageRestoreFx, { scope });
  await showPage(true);
  expect(requestSpy).not.toHaveBeenCalled();
});
