import { afterEach, describe, expect, it, vi } from 'vitest';
import { removeStored } from '@/shared/lib';
import { createReleaseGuard, loadPage } from './load-page';

afterEach(() => removeStored('session', 'pavilion.reloaded'));

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

function visit() {
  const reload = vi.fn();
  return { reload, guard: createReleaseGuard(reload) };
}

describe('the code of a page', () => {
  it('is handed on when it comes', async () => {
    expect(await loadPage(async () => 'page', visit().guard)).toBe('page');
  });

  it('that is gone after a new release loads the page anew, once', async () => {
    const before = visit();
    void loadPage(gone, before.guard);
    await vi.waitFor(() => expect(before.reload).toHaveBeenCalledTimes(1));
    expect(before.guard.failed()).toBe(true);
    expect(before.reload).toHaveBeenCalledTimes(1);
  });

  it('that is still gone after the reload is an error, and no loop', async () => {
    void loadPage(gone, visit().guard);
    const after = visit();
    await expect(loadPage(gone, after.guard)).rejects.toThrow('Failed to fetch');
    expect(after.reload).not.toHaveBeenCalled();
  });

  it('that is gone again in a later release is reloaded for again', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    void loadPage(gone, visit().guard);
    await Promise.resolve();
    vi.setSystemTime(Date.now() + 3_600_000);
    const next = visit();
    expect(next.guard.failed()).toBe(true);
    expect(next.reload).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
  });
});
