import { allSettled, createWatch, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { cartRequested } from '@/entities/cart';
import { fakeOperator } from '@/shared/testing';
import { buildCart } from '../../../../../tests/fixtures/cart.ts';
import { unwatchPageRestoreFx, watchPageRestoreFx } from './back-forward-cache';

/** Opens a checkout that watches for page restores, and counts its cart requests. */
async function listening() {
  fakeOperator({ 'GET /api/cart': { data: buildCart() } });
  const scope = fork();
  const asked = vi.fn();
  createWatch({ unit: cartRequested, fn: asked, scope });
  await allSettled(watchPageRestoreFx, { scope });
  const shown = async (persisted: boolean) => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    await allSettled(scope);
  };
  return { scope, asked, shown };
}

// Proves P6.3.
test('a checkout from the back-forward cache checks whether it has been paid for', async () => {
  const { scope, asked, shown } = await listening();
  await shown(false);
  expect(asked).not.toHaveBeenCalled();
  await shown(true);
  expect(asked).toHaveBeenCalledOnce();
  await allSettled(unwatchPageRestoreFx, { scope });
});

test('a checkout that was left ignores the event', async () => {
  const { scope, asked, shown } = await listening();
  await allSettled(unwatchPageRestoreFx, { scope });
  await shown(true);
  expect(asked).not.toHaveBeenCalled();
});
