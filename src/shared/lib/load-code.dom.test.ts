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

describe('loading code on demand', () => {
  it('a module that loads is returned', async () => {
    expect(await loadCode(async () => 'page', visit().guard)).toBe('page');
  });

  // Proves S10.3.
  it('a module that a new release has removed reloads the page, once', async () => {
    const firstVisit = visit();
    void loadCode(gone, firstVisit.guard);
    // Several chunks of a release fail at once.
    void loadCode(gone, firstVisit.guard);
    await vi.waitFor(() => expect(firstVisit.reload).toHaveBeenCalledTimes(1));
    expect(await firstVisit.guard.reportFailure()).toBe(true);
    expect(firstVisit.reload).toHaveBeenCalledTimes(1);
  });

  // Proves S10.3.
  it('a module that is still missing after the reload is an error, without a reload loop', async () => {
    await visit().guard.reportFailure();
    const secondVisit = visit();
    await expect(loadCode(gone, secondVisit.guard)).rejects.toThrow('Failed to fetch');
    expect(secondVisit.reload).not.toHaveBeenCalled();
  });

  it('a module that a later release removes reloads the page again', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await visit().guard.reportFailure();
    vi.setSystemTime(Date.now() + 3_600_000);
    const thirdVisit = visit();
    expect(await thirdVisit.guard.reportFailure()).toBe(true);
    expect(thirdVisit.reload).toHaveBeenCalledTimes(1);
  });

  it('a page does not reload while the server does not respond, because the page would be lost', async () => {
    const { guard, reload } = visit({ isReachable: () => false });
    await expect(loadCode(gone, guard)).rejects.toThrow('Failed to fetch');
    expect(reload).not.toHaveBeenCalled();
  });

  it('a module loads at once if the server responds, even if the browser reports that it is offline', async () => {
    const { guard, reload } = visit();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await loadCode(async () => 'page', guard)).toBe('page');
    expect(reload).not.toHaveBeenCalled();
  });

  it('loading waits while the server cannot be reached, and continues when the network is back', async () => {
    let isReachable = false;
    const { guard, reload } = visit({ isReachable: () => isReachable });
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const load = vi.fn(async () => 'page');
    const code = loadCode(load, guard);
    await Promise.resolve();
    // The browser would cache a failed import.
    expect(load).not.toHaveBeenCalled();
    isReachable = true;
    onLine.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    expect(await code).toBe('page');
    expect(reload).not.toHaveBeenCalled();
  });
});
