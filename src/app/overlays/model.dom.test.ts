import { allSettled, fork } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setInFlightListener } from '@/shared/api';
import { connectionRestored } from '@/shared/connection';
import { watchLeaving } from '@/shared/lib';
import { reloadFx } from '@/shared/routes';
import { $startUp } from '../start-up/model';
import {
  $connection,
  connectionWatchStarted,
  delayEnded,
  PROBE_INTERVAL_MS,
  probeFx,
  probeNeeded,
  responseDelayed,
  responseReceived,
  tryAgainClicked,
  wentOffline,
} from './model';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  setInFlightListener(() => {});
});

/** Starts a visit whose server can be switched off. */
function visit({ start = 'ready' as const }: { start?: 'ready' | 'broken' | 'maintenance' } = {}) {
  const net = { isServerUp: true, probes: 0 };
  const reload = vi.fn();
  const restored = vi.fn();
  const scope = fork({
    values: [[$startUp, start]],
    handlers: [
      [
        probeFx,
        async () => {
          net.probes += 1;
          if (!net.isServerUp) throw new TypeError('Failed to fetch');
          return new Response();
        },
      ],
      [reloadFx, reload],
    ],
  });
  const stop = connectionRestored.watch(() => restored());
  const fire = (event: typeof wentOffline) => void allSettled(event, { scope });
  const readConnection = () => scope.getState($connection);
  return { net, reload, restored, fire, readConnection, stop, scope };
}

describe('the connection', () => {
  it('the connection is offline until the server responds again, then restored for a moment', async () => {
    const { net, fire, readConnection, restored, stop } = visit();
    net.isServerUp = false;
    fire(wentOffline);
    expect(readConnection()).toBe('offline');
    await vi.advanceTimersByTimeAsync(PROBE_INTERVAL_MS * 3);
    expect(readConnection()).toBe('offline');
    net.isServerUp = true;
    await vi.advanceTimersByTimeAsync(PROBE_INTERVAL_MS);
    expect(readConnection()).toBe('restored');
    expect(restored).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(5000);
    expect(readConnection()).toBe('online');
    stop();
  });

  it('the connection is probed at once when the customer retries, one probe at a time', async () => {
    const { net, fire, readConnection, stop } = visit();
    net.isServerUp = false;
    fire(wentOffline);
    net.isServerUp = true;
    fire(tryAgainClicked);
    fire(tryAgainClicked);
    await vi.advanceTimersByTimeAsync(0);
    expect(readConnection()).toBe('restored');
    expect(net.probes).toBe(1);
    stop();
  });

  it('the connection is probed after a failed request, which alone does not mean offline', async () => {
    const { net, fire, readConnection, stop } = visit();
    fire(probeNeeded);
    await vi.advanceTimersByTimeAsync(0);
    expect(readConnection()).toBe('online');
    net.isServerUp = false;
    fire(probeNeeded);
    await vi.advanceTimersByTimeAsync(0);
    expect(readConnection()).toBe('offline');
    stop();
  });

  it('a connection that is lost while it is probed is probed again', async () => {
    const { net, fire, readConnection, stop } = visit();
    fire(probeNeeded);
    net.isServerUp = false;
    fire(probeNeeded);
    await vi.advanceTimersByTimeAsync(0);
    expect(readConnection()).toBe('offline');
    stop();
  });

  it('a response that was on its way when the connection was lost does not mean online, a later one does', async () => {
    const { net, fire, readConnection, stop } = visit();
    net.isServerUp = false;
    fire(wentOffline);
    fire(responseReceived);
    await vi.advanceTimersByTimeAsync(0);
    expect(readConnection()).toBe('offline');
    net.isServerUp = true;
    fire(responseReceived);
    await vi.advanceTimersByTimeAsync(0);
    expect(readConnection()).toBe('restored');
    stop();
  });

  it.each([true, false])(
    'the server decides whether the connection is lost, while `navigator.onLine` is %s',
    async (onLine) => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
      const { net, fire, readConnection, stop } = visit();
      fire(connectionWatchStarted);
      dispatchEvent(new Event('offline'));
      await vi.advanceTimersByTimeAsync(0);
      expect(readConnection()).toBe('online');
      net.isServerUp = false;
      dispatchEvent(new Event('offline'));
      await vi.advanceTimersByTimeAsync(0);
      expect(readConnection()).toBe('offline');
      stop();
    },
  );

  it('a page that is being left does not report a lost connection when the browser aborts its requests', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Load failed')));
    watchLeaving();
    const scope = fork();
    dispatchEvent(new Event('beforeunload'));
    void allSettled(probeNeeded, { scope });
    await vi.advanceTimersByTimeAsync(5000);
    expect(scope.getState($connection)).toBe('online');
    // The page was not left after all, and the network is really down.
    await vi.advanceTimersByTimeAsync(5000);
    expect(scope.getState($connection)).toBe('offline');
    vi.unstubAllGlobals();
  });

  it('the connection is not probed while online', async () => {
    const { net, stop } = visit();
    await vi.advanceTimersByTimeAsync(PROBE_INTERVAL_MS * 3);
    expect(net.probes).toBe(0);
    stop();
  });

  it('the connection is slow while a response is overdue', () => {
    const { fire, readConnection, stop } = visit();
    fire(responseDelayed);
    fire(responseDelayed);
    fire(delayEnded);
    expect(readConnection()).toBe('slow');
    fire(delayEnded);
    expect(readConnection()).toBe('online');
    stop();
  });

  it.each([
    ['broken', 1],
    ['maintenance', 0],
    ['ready', 0],
  ] as const)('on reconnect a %s start-up reloads the page %i times', async (start, times) => {
    const { fire, reload, stop } = visit({ start });
    fire(wentOffline);
    fire(tryAgainClicked);
    await vi.advanceTimersByTimeAsync(0);
    expect(reload).toHaveBeenCalledTimes(times);
    stop();
  });
});
