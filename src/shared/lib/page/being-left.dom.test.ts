import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createReleaseGuard } from '../load-code';
import { removeStored } from '../storage';
import { beingLeft, watchLeaving } from './being-left';

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

describe('a page that is being left', () => {
  it('a page that is being left is one until it is shown again', async () => {
    expect(beingLeft()).toBeNull();
    leave();
    expect(beingLeft()).not.toBeNull();
    dispatchEvent(new Event('pageshow'));
    await passed(0);
    expect(beingLeft()).toBeNull();
  });

  it('a page that is being left is one no longer when it has stayed for ten seconds: a file was sent', async () => {
    leave();
    await passed(9999);
    expect(beingLeft()).not.toBeNull();
    await passed(1);
    expect(beingLeft()).toBeNull();
  });

  it('a page that is being left is one for ten seconds from the last way out that was tried', async () => {
    leave();
    await passed(6000);
    leave();
    await passed(6000);
    expect(beingLeft()).not.toBeNull();
    await passed(4000);
    expect(beingLeft()).toBeNull();
  });

  it('a page that is being left does not load itself again because the code it was loading is broken off', async () => {
    const reload = vi.fn();
    const guard = createReleaseGuard({ reload, isReachable: async () => true });
    leave();
    void guard.failed();
    await passed(5000);
    expect(reload).not.toHaveBeenCalled();
    await passed(5000);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
