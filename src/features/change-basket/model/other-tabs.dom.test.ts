import { allSettled, fork } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $cart } from '@/entities/cart';
import { waitForNextTask } from '@/shared/lib';
import { fakeOperator } from '@/shared/testing';
import { toastTimerFx } from '@/shared/toast';
import { buildCart, buildCartItem } from '../../../../tests/fixtures/cart.ts';
import { holdExtended } from './change-basket';
import { $isPaidElsewhere, tabWatchRequested } from './other-tabs';

/** The channels of all tabs: a message reaches every channel except its sender's. */
let channels: FakeChannel[] = [];
class FakeChannel extends EventTarget {
  readonly sent: unknown[] = [];
  constructor() {
    super();
    channels.push(this);
  }
  postMessage(message: unknown): void {
    this.sent.push(message);
    for (const other of channels)
      if (other !== this) other.dispatchEvent(new MessageEvent('message', { data: message }));
  }
}

beforeEach(() => {
  channels = [];
  vi.stubGlobal('BroadcastChannel', FakeChannel);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const newer = { data: buildCart({ items: [buildCartItem({ id: 'newer' })] }) };
async function aTab() {
  const scope = fork({ handlers: [[toastTimerFx, () => 0]] });
  await allSettled(tabWatchRequested, { scope });
  return { scope, ids: () => scope.getState($cart)?.items.map(({ id }) => id) };
}

test('a change in one tab reloads the other’s basket, without saying what changed', async () => {
  fakeOperator({ 'POST /api/cart/extend': newer, 'GET /api/cart': newer });
  const [first, second] = [await aTab(), await aTab()];
  await allSettled(holdExtended, { scope: first.scope });
  expect(channels[0]?.sent).toEqual(['asking', 'changed']);
  await vi.waitFor(() => expect(second.ids()).toEqual(['newer']));
});

test('a hidden tab reloads the basket when it becomes visible', async () => {
  const calls = fakeOperator({ 'GET /api/cart': newer });
  const { ids } = await aTab();
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  channels[0]?.dispatchEvent(new MessageEvent('message', { data: 'changed' }));
  document.dispatchEvent(new Event('visibilitychange'));
  await waitForNextTask();
  expect(calls).toEqual([]);
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(ids()).toEqual(['newer']));
  document.dispatchEvent(new Event('visibilitychange'));
  await waitForNextTask();
  expect(calls).toHaveLength(1);
});

test('a tab listens only once, and browsers without BroadcastChannel are supported', async () => {
  const { scope } = await aTab();
  await allSettled(tabWatchRequested, { scope });
  expect(channels).toHaveLength(1);
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  await aTab();
  expect(channels).toHaveLength(1);
});

test('a tab knows that another tab’s payment is at the bank, and reloads the basket when it has ended', async () => {
  const calls = fakeOperator({ 'GET /api/cart': newer });
  const { scope } = await aTab();
  const other = new FakeChannel();
  other.postMessage('asking');
  other.postMessage('paying');
  await waitForNextTask();
  expect(scope.getState($isPaidElsewhere)).toBe(true);
  expect(calls).toEqual([]);
  other.postMessage('ended');
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  expect(scope.getState($isPaidElsewhere)).toBe(false);
});
