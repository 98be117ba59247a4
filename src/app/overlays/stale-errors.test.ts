import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';
import { locationChanged } from '@/shared/routes';
import { $toasts, toastDeferred, toastShown, toastTimeFx } from '@/shared/toast';
import { connectionWatchStarted } from './model';
import './stale-errors';

const at = (pathname: string) => ({ pathname, search: '', hash: '', state: null });

async function failedAt(pathname: string) {
  // Toasts never expire in these tests.
  const scope = fork({ handlers: [[toastTimeFx, () => 0]] });
  await allSettled(locationChanged, { scope, params: at(pathname) });
  await allSettled(connectionWatchStarted, { scope });
  await allSettled(toastShown, { scope, params: { content: 'Failed', type: 'danger' } });
  await allSettled(toastShown, { scope, params: { content: 'Saved', type: 'success' } });
  const goes = (to: string) => allSettled(locationChanged, { scope, params: at(to) });
  return { scope, goes, told: () => scope.getState($toasts).map(({ content }) => content) };
}

test('an error toast disappears with its page, while other toasts stay', async () => {
  const { goes, told } = await failedAt('/checkout');
  await goes('/');
  expect(told()).toEqual(['Saved']);
});

test.each([
  ['/', '/centre/riverside'],
  ['/centre/riverside/membership/gym/recurring', '/centre/riverside'],
  ['/centre/nowhere', '/'],
])('from %s to %s errors are still shown, because both count as one page', async (from, to) => {
  const { goes, told } = await failedAt(from);
  await goes(to);
  expect(told()).toEqual(['Failed', 'Saved']);
});

test('an error that is deferred to the next page is shown there', async () => {
  const { scope, goes, told } = await failedAt('/checkout');
  await allSettled(toastDeferred, {
    scope,
    params: { at: '/login', content: 'Log in again', type: 'danger' },
  });
  await goes('/login');
  expect(told()).toEqual(['Saved', 'Log in again']);
});

test('the message that a membership was added to the basket disappears after the checkout', async () => {
  const { scope, goes, told } = await failedAt('/checkout');
  const says = (content: string) => allSettled(toastShown, { scope, params: { content, type: 'success' } });
  await says('Membership added to basket.');
  await says('Order completed Successfully.');
  await goes('/order-confirmed/o-1');
  expect(told()).toEqual(['Order completed Successfully.']);
});

test('a success toast is shown on the next page, but not on the one after it', async () => {
  const { goes, told } = await failedAt('/basket');
  await goes('/camps/riverside');
  expect(told()).toEqual(['Saved']);
  await goes('/basket');
  expect(told()).toEqual([]);
});
