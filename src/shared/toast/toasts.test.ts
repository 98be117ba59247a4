import { allSettled, createStore, fork } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeToastWith } from './close-toast-with';
import { $toasts, errorsOutdated, toastClosed, toastShown, toastsPaused } from './toasts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const listContents = (scope: ReturnType<typeof fork>) =>
  scope.getState($toasts).map(({ content }) => content);

describe('toasts', () => {
  it('a toast disappears after five seconds', async () => {
    const scope = fork();
    const shown = allSettled(toastShown, { scope, params: { content: 'Saved', type: 'success' } });
    await vi.advanceTimersByTimeAsync(4999);
    expect(listContents(scope)).toEqual(['Saved']);
    await vi.advanceTimersByTimeAsync(1);
    await shown;
    expect(listContents(scope)).toEqual([]);
  });

  it('a toast can set its own duration', async () => {
    const scope = fork();
    void allSettled(toastShown, { scope, params: { content: 'Paid', type: 'success', closeAfter: 10_000 } });
    await vi.advanceTimersByTimeAsync(9999);
    expect(listContents(scope)).toEqual(['Paid']);
    await vi.advanceTimersByTimeAsync(1);
    expect(listContents(scope)).toEqual([]);
  });

  it('no toast disappears while the pointer or focus is on it', async () => {
    const scope = fork();
    void allSettled(toastShown, { scope, params: { content: 'Read me', type: 'neutral' } });
    await vi.advanceTimersByTimeAsync(1000);
    void allSettled(toastsPaused, { scope, params: true });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(listContents(scope)).toEqual(['Read me']);
    void allSettled(toastsPaused, { scope, params: false });
    await vi.advanceTimersByTimeAsync(0);
    expect(listContents(scope)).toEqual([]);
  });

  it('a repeated message does not stack, and restarts its time', async () => {
    const scope = fork();
    void allSettled(toastShown, { scope, params: { content: 'No', type: 'danger' } });
    await vi.advanceTimersByTimeAsync(3000);
    void allSettled(toastShown, { scope, params: { content: 'No', type: 'danger' } });
    expect(listContents(scope)).toEqual(['No']);
    await vi.advanceTimersByTimeAsync(3000);
    expect(listContents(scope)).toEqual(['No']);
    await vi.advanceTimersByTimeAsync(2000);
    expect(listContents(scope)).toEqual([]);
  });

  it('only the newest success is shown, next to any failure', () => {
    const scope = fork();
    void allSettled(toastShown, { scope, params: { content: 'Failed', type: 'danger' } });
    void allSettled(toastShown, { scope, params: { content: 'Added', type: 'success' } });
    void allSettled(toastShown, { scope, params: { content: 'Removed', type: 'success' } });
    expect(listContents(scope)).toEqual(['Failed', 'Removed']);
  });

  it('a toast can be dismissed', async () => {
    const scope = fork();
    void allSettled(toastShown, { scope, params: { content: 'One', type: 'neutral' } });
    void allSettled(toastShown, { scope, params: { content: 'Two', type: 'neutral' } });
    const first = scope.getState($toasts)[0];
    void allSettled(toastClosed, { scope, params: first?.id ?? 0 });
    expect(listContents(scope)).toEqual(['Two']);
  });

  it('outdated errors and server refusals are removed; other messages stay', async () => {
    const scope = fork();
    const refused = { content: 'Refused', validationMessages: { name: ['Too long.'] } };
    void allSettled(toastShown, { scope, params: { content: 'Failed', type: 'danger' } });
    void allSettled(toastShown, { scope, params: { ...refused, type: 'neutral' } });
    void allSettled(toastShown, { scope, params: { content: 'Saved', type: 'success' } });
    void allSettled(toastShown, { scope, params: { content: 'Signed out', type: 'neutral' } });
    void allSettled(errorsOutdated, { scope });
    expect(listContents(scope)).toEqual(['Saved', 'Signed out']);
  });

  it('an error’s toast is removed with the error', async () => {
    const $error = createStore<string | null>(null);
    closeToastWith($error);
    const scope = fork();
    const fails = (content: string) => {
      void allSettled($error, { scope, params: content });
      void allSettled(toastShown, { scope, params: { content, type: 'danger' } });
    };
    void allSettled(toastShown, { scope, params: { content: 'Saved', type: 'success' } });
    fails('No network');
    fails('Too late');
    expect(listContents(scope)).toEqual(['Saved', 'Too late']);
    void allSettled($error, { scope, params: null });
    expect(listContents(scope)).toEqual(['Saved']);
  });
});
