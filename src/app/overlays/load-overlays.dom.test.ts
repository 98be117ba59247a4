import { allSettled, fork } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadClient, setInFlightListener } from '@/shared/api';
import { fakeOperator } from '@/shared/testing';
import { toastShown, toastTimerFx } from '@/shared/toast';
import html from '../../../index.html?raw';
import { loadOverlays, OVERLAYS_DELAY_MS } from './load-overlays';

beforeEach(() => {
  vi.useFakeTimers();
  // The offline line of index.html.
  const line = new DOMParser().parseFromString(html, 'text/html').getElementById('offline');
  if (line) document.body.prepend(line);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  setInFlightListener(() => {});
  document.getElementById('offline')?.remove();
});

const readAlert = () => document.querySelector('[role=alert]:not([hidden])')?.textContent;
const flushTimers = () => vi.advanceTimersByTimeAsync(0);

function startPage({ isThere = true, isOnLine = true, answers = true } = {}) {
  const net = { isThere, answers, asked: 0 };
  const openOverlays = vi.fn();
  vi.stubGlobal('navigator', { onLine: isOnLine });
  vi.stubGlobal('fetch', () =>
    net.answers ? Promise.resolve(new Response()) : Promise.reject(new TypeError('Failed to fetch')),
  );
  const scope = fork({ handlers: [[toastTimerFx, () => 0]] });
  loadOverlays(scope, async () => {
    net.asked += 1;
    if (!net.isThere) throw new TypeError('Failed to fetch dynamically imported module');
    return { openOverlays };
  });
  const openedWith = () =>
    openOverlays.mock.calls.map(([, isConnectionSuspected, wasOffline]) => ({
      isConnectionSuspected,
      wasOffline,
    }));
  return { net, scope, openedWith };
}
const FINE = { isConnectionSuspected: false, wasOffline: false };

it('the overlays load after the first screen', async () => {
  const { openedWith } = startPage();
  await vi.advanceTimersByTimeAsync(OVERLAYS_DELAY_MS - 1);
  expect(openedWith()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(openedWith()).toEqual([FINE]);
});

it('the first toast loads the overlays at once, and only once', async () => {
  const { scope, openedWith } = startPage();
  await allSettled(toastShown, { scope, params: { content: 'Saved.', type: 'success' } });
  await vi.advanceTimersByTimeAsync(OVERLAYS_DELAY_MS * 3);
  expect(openedWith()).toEqual([FINE]);
});

it.each([
  ['the browser says that the network is gone', () => void dispatchEvent(new Event('offline'))],
  ['a call gets no answer', () => void loadClient().catch(() => {})],
])('the overlays load at once when %s', async (_, happens) => {
  fakeOperator({});
  const { openedWith } = startPage();
  happens();
  await vi.advanceTimersByTimeAsync(OVERLAYS_DELAY_MS / 2);
  expect(openedWith()).toEqual([{ isConnectionSuspected: true, wasOffline: false }]);
});

it('index.html reports a lost network until the overlays are loaded', async () => {
  const { net, openedWith } = startPage({ isThere: false, isOnLine: false, answers: false });
  await flushTimers();
  expect(readAlert()).toBe('You’re offline. We’ve kept what you’ve entered.');
  await vi.advanceTimersByTimeAsync(OVERLAYS_DELAY_MS * 3);
  expect(readAlert()).toBe('You’re offline. We’ve kept what you’ve entered.');
  // No import is started, because the browser would cache its failure.
  expect(net.asked).toBe(0);
  vi.stubGlobal('navigator', { onLine: true });
  net.isThere = true;
  await vi.advanceTimersByTimeAsync(OVERLAYS_DELAY_MS);
  expect(readAlert()).toBeUndefined();
  expect(openedWith()).toEqual([{ isConnectionSuspected: true, wasOffline: true }]);
});

it('a browser that wrongly reports being offline does not make the site say so', async () => {
  const { openedWith } = startPage({ isOnLine: false });
  await vi.advanceTimersByTimeAsync(OVERLAYS_DELAY_MS);
  expect(readAlert()).toBeUndefined();
  expect(openedWith()).toEqual([{ isConnectionSuspected: true, wasOffline: false }]);
});

it('a failed load is retried every few seconds, however many calls fail', async () => {
  fakeOperator({});
  const { net } = startPage({ isThere: false, answers: false });
  for (let calls = 0; calls < 5; calls += 1) {
    await vi.advanceTimersByTimeAsync(OVERLAYS_DELAY_MS / 10);
    void loadClient().catch(() => {});
  }
  await vi.advanceTimersByTimeAsync(OVERLAYS_DELAY_MS);
  const requests = net.asked;
  await vi.advanceTimersByTimeAsync(OVERLAYS_DELAY_MS * 10);
  expect(net.asked - requests).toBeLessThanOrEqual(10);
});

it('a chunk removed by a release is not reported as offline, and is not retried', async () => {
  const { net, openedWith } = startPage({ isThere: false });
  await vi.advanceTimersByTimeAsync(OVERLAYS_DELAY_MS);
  expect(readAlert()).toBeUndefined();
  net.isThere = true;
  await vi.advanceTimersByTimeAsync(OVERLAYS_DELAY_MS * 3);
  expect(openedWith()).toEqual([]);
});
