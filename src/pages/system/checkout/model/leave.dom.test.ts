import { allSettled, createWatch, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { purchaseEnded } from '@/entities/cart';
import { networkFailure } from '@/shared/api';
import { $mode, type Mode, startOverRequested, visitEnded } from '@/shared/mode';
import { navigatorReady } from '@/shared/routes';
import { toastDeferred } from '@/shared/toast';
import { $isLeaveWarningShown, clearCartFx, leaveClicked, startOverClicked, stayClicked } from './leave';

const NORMAL_MODE: Mode = { isKiosk: false, isEmbedded: false, centre: null };
const KIOSK_MODE: Mode = { isKiosk: true, isEmbedded: false, centre: 'riverside' };

async function leaveCheckout(mode: Mode, { canClear = true } = {}) {
  const outcomes: string[] = [];
  const scope = fork({
    values: [[$mode, mode]],
    handlers: [[clearCartFx, () => (canClear ? undefined : Promise.reject(networkFailure))]],
  });
  await allSettled(navigatorReady, { scope, params: (to: string) => void outcomes.push(to) });
  createWatch({ unit: toastDeferred, scope, fn: ({ at, content }) => outcomes.push(`${at}: ${content}`) });
  createWatch({ unit: visitEnded, scope, fn: () => outcomes.push('the end of the visit') });
  await allSettled(leaveClicked, { scope });
  return outcomes;
}

test('staying closes the warning', async () => {
  const scope = fork();
  await allSettled(startOverClicked, { scope });
  expect(scope.getState($isLeaveWarningShown)).toBe(true);
  await allSettled(stayClicked, { scope });
  expect(scope.getState($isLeaveWarningShown)).toBe(false);
});

// Proves C2.4.
test('leaving goes to the joining home page, which says that the order was cleared', async () => {
  expect(await leaveCheckout(NORMAL_MODE)).toEqual(['/: Successfully cleared order.', '/']);
});

test('in a kiosk leaving ends the visit', async () => {
  expect(await leaveCheckout(KIOSK_MODE)).toEqual(['the end of the visit']);
  expect(await leaveCheckout(KIOSK_MODE, { canClear: false })).toEqual(['the end of the visit']);
});

test('a request to start over, which the header or the idle timeout of a kiosk makes, shows the warning', async () => {
  const scope = fork();
  await allSettled(startOverRequested, { scope });
  expect(scope.getState($isLeaveWarningShown)).toBe(true);
});

test('a cart that could not be cleared does not block leaving', async () => {
  expect(await leaveCheckout(NORMAL_MODE, { canClear: false })).toEqual(['/']);
});

test('leaving resets the choices and values of the purchase', async () => {
  const onPurchaseEnded = vi.fn();
  const scope = fork({ handlers: [[clearCartFx, () => undefined]] });
  createWatch({ unit: purchaseEnded, scope, fn: onPurchaseEnded });
  await allSettled(startOverClicked, { scope });
  expect(onPurchaseEnded).not.toHaveBeenCalled();
  await allSettled(leaveClicked, { scope });
  expect(onPurchaseEnded).toHaveBeenCalledOnce();
});
