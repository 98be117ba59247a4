import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useRefreshing } from './use-refreshing';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const comeBack = () => {
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('focus'));
};

test('returning to the page refreshes it once each time, and so does each minute', () => {
  const refresh = vi.fn();
  renderHook(() => useRefreshing(refresh));
  comeBack();
  expect(refresh).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(5_000);
  comeBack();
  expect(refresh).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(55_000);
  expect(refresh).toHaveBeenCalledTimes(3);
});
