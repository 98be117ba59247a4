import { allSettled, createWatch, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { purchaseEnded } from '@/entities/cart';
import { networkFailure } from '@/shared/api';
import { $mode, type Mode, startOverRequested, visitEnded } from '@/shared/mode';
import { navigatorReady } from '@/shared/routes';
import { toastDeferred } from '@/shared/toast';
import { $isLeaveWarningShown, clearCartFx, leaveClicked, startOverClicked, stayClicked } from './leave';

const normal: Mode = { isKiosk: false, isEmbedded: false, centre: null };
const kiosk: Mode = { isKiosk: true, isEmbedded: false, centre: 'riverside' };

async function leaveCheckout(mode: Mode, { clears = true } = {}) {
  const went: string[] = [];
  const scope = fork({
    values: [[$mode, mode]],
    handlers: [[clearCartFx, () => (clears ? undefined : Promise.reject(networkFailure))]],
  });
  await allSettled(navigatorReady, { scope, params: (to: string) => void went.push(to) });
  createWatch({ unit: toastDeferred, scope, fn: ({ at, content }) => went.push(`${at}: ${content}`) });
  createWatch({ unit: visitEnded, scope, fn: () => went.push('the end of the visit') });
  await allSettled(leaveClicked, { scope });
  return went;
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
  expect(await leaveCheckout(normal)).toEqual(['/: Successfully cleared order.', '/']);
});

test('in a kiosk leaving ends the visit', async () => {
  expect(await leaveCheckout(kiosk)).toEqual(['the end of the visit']);
  expect(await leaveCheckout(kiosk, { clears: false })).toEqual(['the end of the visit']);
});

test('a kiosk asks too, for its header and its idle timeout', async () => {
  const scope = fork();
  await allSettled(startOverRequested, { scope });
  expect(scope.getState($isLeaveWarningShown)).toBe(true);
});

test('a cart that could not be cleared does not block leaving', async () => {
  expect(await leaveCheckout(normal, { clears: false })).toEqual(['/']);
});

test('leaving resets the choices and values of the purchase', async () => {
  const onVisitEnded = vi.fn();
  const scope = fork({ handlers: [[clearCartFx, () => undefined]] });
  createWatch({ unit: purchaseEnded, scope, fn: onVisitEnded });
  await allSettled(startOverClicked, { scope });
  expect(onVisitEnded).not.toHaveBeenCalled();
  await allSettled(leaveClicked, { scope });
  expect(onVisitEnded).toHaveBeenCalledOnce();
});
