import { allSettled, fork } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $toasts, toastClosed, toastShown, toastsPaused } from './toasts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const words = (scope: ReturnType<typeof fork>) => scope.getState($toasts).map(({ content }) => content);

describe('toasts', () => {
  it('a toast goes away after five seconds', async () => {
    const scope = fork();
    const shown = allSettled(toastShown, { scope, params: { content: 'Saved', type: 'success' } });
    await vi.advanceTimersByTimeAsync(4999);
    expect(words(scope)).toEqual(['Saved']);
    await vi.advanceTimersByTimeAsync(1);
    await shown;
    expect(words(scope)).toEqual([]);
  });

  it('a toast stays as long as it asks to', async () => {
    const scope = fork();
    void allSettled(toastShown, { scope, params: { content: 'Paid', type: 'success', closeAfter: 10_000 } });
    await vi.advanceTimersByTimeAsync(9999);
    expect(words(scope)).toEqual(['Paid']);
    await vi.advanceTimersByTimeAsync(1);
    expect(words(scope)).toEqual([]);
  });

  it('no toast goes while it is being read', async () => {
    const scope = fork();
    void allSettled(toastShown, { scope, params: { content: 'Read me', type: 'neutral' } });
    await vi.advanceTimersByTimeAsync(1000);
    void allSettled(toastsPaused, { scope, params: true });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(words(scope)).toEqual(['Read me']);
    void allSettled(toastsPaused, { scope, params: false });
    await vi.advanceTimersByTimeAsync(0);
    expect(words(scope)).toEqual([]);
  });

  it('the same message does not pile up, and starts its time again', async () => {
    const scope = fork();
    void allSettled(toastShown, { scope, params: { content: 'No', type: 'danger' } });
    await vi.advanceTimersByTimeAsync(3000);
    void allSettled(toastShown, { scope, params: { content: 'No', type: 'danger' } });
    expect(words(scope)).toEqual(['No']);
    await vi.advanceTimersByTimeAsync(3000);
    expect(words(scope)).toEqual(['No']);
    await vi.advanceTimersByTimeAsync(2000);
    expect(words(scope)).toEqual([]);
  });

  it('a toast can be dismissed', async () => {
    const scope = fork();
    void allSettled(toastShown, { scope, params: { content: 'One', type: 'neutral' } });
    void allSettled(toastShown, { scope, params: { content: 'Two', type: 'neutral' } });
    const first = scope.getState($toasts)[0];
    void allSettled(toastClosed, { scope, params: first?.id ?? 0 });
    expect(words(scope)).toEqual(['Two']);
  });
});
