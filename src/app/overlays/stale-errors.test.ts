import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';
import { locationChanged } from '@/shared/routes';
import { $toasts, toastDeferred, toastShown, toastTimerFx } from '@/shared/toast';
import { connectionWatchStarted } from './model';
import './stale-errors';

const buildLocation = (pathname: string) => ({ pathname, search: '', hash: '', state: null });

async function showErrorAt(pathname: string) {
  // Toasts never expire in these tests.
  const scope = fork({ handlers: [[toastTimerFx, () => 0]] });
  await allSettled(locationChanged, { scope, params: buildLocation(pathname) });
  await allSettled(connectionWatchStarted, { scope });
  await allSettled(toastShown, { scope, params: { content: 'Failed', type: 'danger' } });
  await allSettled(toastShown, { scope, params: { content: 'Saved', type: 'success' } });
  const goTo = (to: string) => allSettled(locationChanged, { scope, params: buildLocation(to) });
  return { scope, goTo, told: () => scope.getState($toasts).map(({ content }) => content) };
}

test('an error toast disappears with its page, while other toasts stay', async () => {
  const { goTo, told } = await showErrorAt('/checkout');
  await goTo('/');
  expect(told()).toEqual(['Saved']);
});

test.each([
  ['/', '/centre/riverside'],
  ['/centre/riverside/membership/gym/recurring', '/centre/riverside'],
  ['/centre/nowhere', '/'],
])('from %s to %s errors are still shown, because both count as one page', async (from, to) => {
  const { goTo, told } = await showErrorAt(from);
  await goTo(to);
  expect(told()).toEqual(['Failed', 'Saved']);
});

test('an error that is deferred to the next page is shown there', async () => {
  const { scope, goTo, told } = await showErrorAt('/checkout');
  await allSettled(toastDeferred, {
    scope,
    params: { at: '/login', content: 'Log in again', type: 'danger' },
  });
  await goTo('/login');
  expect(told()).toEqual(['Saved', 'Log in again']);
});

test('the message that a membership was added to the basket disappears after the checkout', async () => {
  const { scope, goTo, told } = await showErrorAt('/checkout');
  const showSuccess = (content: string) =>
    allSettled(toastShown, { scope, params: { content, type: 'success' } });
  await showSuccess('Membership added to basket.');
  await showSuccess('Order completed Successfully.');
  await goTo('/order-confirmed/o-1');
  expect(told()).toEqual(['Order completed Successfully.']);
});

test('a success toast is shown on the next page, but not on the one after it', async () => {
  const { goTo, told } = await showErrorAt('/basket');
  await goTo('/camps/riverside');
  expect(told()).toEqual(['Saved']);
  await goTo('/basket');
  expect(told()).toEqual([]);
});
