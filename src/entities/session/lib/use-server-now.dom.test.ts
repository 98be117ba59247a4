import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useOpening, useServerNow } from './use-server-now';

const NOW = Date.parse('2026-11-24T06:59:50Z');
const MINUTE_MS = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe.each([-20, 0, 20])('on a device whose clock is off by %i minutes', (minutes) => {
  const clock = () => {
    vi.setSystemTime(NOW + minutes * MINUTE_MS);
    return { serverTime: NOW, receivedAt: performance.now() };
  };

  it('the time shown is the server’s', () => {
    const server = clock();
    const { result } = renderHook(() => useServerNow(server, true));
    act(() => vi.advanceTimersByTime(5000));
    expect(result.current).toBe(NOW + 5000);
  });

  // Proves B2.7.
  it('a session that opens in ten seconds opens then, or at most two seconds later', () => {
    const server = clock();
    const onOpened = vi.fn();
    renderHook(() => useOpening(server, NOW + 10_000, onOpened));
    vi.advanceTimersByTime(9999);
    expect(onOpened).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2001);
    expect(onOpened).toHaveBeenCalledTimes(1);
  });
});
