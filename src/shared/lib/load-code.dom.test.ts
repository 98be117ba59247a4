import { afterEach, describe, expect, it, vi } from 'vitest';
import { createReleaseGuard, loadCode } from './load-code';
import { removeStored } from './storage';

afterEach(() => {
  removeStored('session', 'pavilion.reloaded');
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

function visit({ isReachable = (): boolean => true } = {}) {
  const reload = vi.fn();
  return { reload, guard: createReleaseGuard({ reload, isReachable: async () => isReachable() }) };
}

describe('code that comes when it is wanted', () => {
  it('code that comes when it is wanted is handed on when it comes', async () => {
    expect(await loadCode(async () => 'page', visit().guard)).toBe('page');
  });

  // Proves S10.3.
  it('code that comes when it is wanted that is gone after a new release loads the page again, once', async () => {
    const before = visit();
    void loadCode(gone, before.guard);
    // Several chunks of a release fail at once.
    void loadCode(gone, before.guard);
    await vi.waitFor(() => expect(before.reload).toHaveBeenCalledTimes(1));
    expect(await before.guard.failed()).toBe(true);
    expect(before.reload).toHaveBeenCalledTimes(1);
  });

  // Proves S10.3.
  it('code that comes when it is wanted that is still gone after the reload is an error, and no loop', async () => {
    await visit().guard.failed();
    const after = visit();
    await expect(loadCode(gone, after.guard)).rejects.toThrow('Failed to fetch');
    expect(after.reload).not.toHaveBeenCalled();
  });

  it('code that comes when it is wanted that is gone again in a later release is reloaded for again', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await visit().guard.failed();
    vi.setSystemTime(Date.now() + 3_600_000);
    const next = visit();
    expect(await next.guard.failed()).toBe(true);
    expect(next.reload).toHaveBeenCalledTimes(1);
  });

  it('code that comes when it is wanted is no reason to reload from a server that does not answer: the page would be lost', async () => {
    const { guard, reload } = visit({ isReachable: () => false });
    await expect(loadCode(gone, guard)).rejects.toThrow('Failed to fetch');
    expect(reload).not.toHaveBeenCalled();
  });

  it('code that comes when it is wanted comes at once from a server that answers, although the browser says that it is offline', async () => {
    const { guard, reload } = visit();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await loadCode(async () => 'page', guard)).toBe('page');
    expect(reload).not.toHaveBeenCalled();
  });

  it('code that comes when it is wanted is waited for while the server cannot be reached, and comes with the network', async () => {
    let isReachable = false;
    const { guard, reload } = visit({ isReachable: () => isReachable });
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const load = vi.fn(async () => 'page');
    const code = loadCode(load, guard);
    await Promise.resolve();
    // A browser would keep its failure.
    expect(load).not.toHaveBeenCalled();
    isReachable = true;
    onLine.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    expect(await code).toBe('page');
    expect(reload).not.toHaveBeenCalled();
  });
});
