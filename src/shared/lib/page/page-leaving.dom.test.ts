import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createReleaseGuard } from '../load-code';
import { removeStored } from '../storage';
import { waitWhileLeaving, watchLeaving } from './page-leaving';

beforeAll(() => watchLeaving());
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  dispatchEvent(new Event('pageshow'));
  vi.useRealTimers();
  removeStored('session', 'pavilion.reloaded');
});

const leave = () => dispatchEvent(new Event('beforeunload'));
const passed = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('leaving a page', () => {
  it('a page counts as being left until it is shown again', async () => {
    expect(waitWhileLeaving()).toBeNull();
    leave();
    expect(waitWhileLeaving()).not.toBeNull();
    dispatchEvent(new Event('pageshow'));
    await passed(0);
    expect(waitWhileLeaving()).toBeNull();
  });

  it('a page no longer counts as being left after ten seconds, because the link was a download', async () => {
    leave();
    await passed(9999);
    expect(waitWhileLeaving()).not.toBeNull();
    await passed(1);
    expect(waitWhileLeaving()).toBeNull();
  });

  it('each attempt to leave restarts the ten seconds', async () => {
    leave();
    await passed(6000);
    leave();
    await passed(6000);
    expect(waitWhileLeaving()).not.toBeNull();
    await passed(4000);
    expect(waitWhileLeaving()).toBeNull();
  });

  it('a page that is being left does not reload itself when its code fails to load', async () => {
    const reload = vi.fn();
    const guard = createReleaseGuard({ reload, isReachable: async () => true });
    leave();
    void guard.reportFailure();
    await passed(5000);
    expect(reload).not.toHaveBeenCalled();
    await passed(5000);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
