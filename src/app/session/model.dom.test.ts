import { allSettled, fork } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $session, loadUserFx, signedOut, signedOutElsewhere, tokenRefused } from '@/entities/customer';
import { readTokenFx, removeTokenFx } from '@/shared/auth';
import { locationChanged, reloadFx } from '@/shared/routes';
import { $toasts } from '@/shared/toast';
import { sessionWatchStarted, sessionWatchStopped } from './model';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function visit(token: string | null, { removes = true } = {}) {
  const jar = { token };
  const reload = vi.fn();
  const readToken = vi.fn(() => jar.token);
  const scope = fork({
    handlers: [
      [readTokenFx, readToken],
      [
        removeTokenFx,
        () => {
          if (removes) jar.token = null;
          return jar.token;
        },
      ],
      [loadUserFx, () => Promise.reject({ kind: 'network' })],
      [reloadFx, reload],
    ],
  });
  return { jar, reload, readToken, scope };
}

const readToasts = ({ scope }: ReturnType<typeof visit>) =>
  scope.getState($toasts).map(({ content }) => content);

describe('a log-out', () => {
  const location = { pathname: '/basket', search: '', hash: '', state: null };

  it('an expired session is announced once, after the reload', async () => {
    const customerVisit = visit('t1');
    await allSettled(sessionWatchStarted, { scope: customerVisit.scope });
    void allSettled(locationChanged, { scope: customerVisit.scope, params: location });
    await allSettled(tokenRefused, { scope: customerVisit.scope });
    await allSettled(sessionWatchStopped, { scope: customerVisit.scope });
    expect(customerVisit.reload).toHaveBeenCalledTimes(1);
    const loggedOutVisit = visit(null);
    void allSettled(locationChanged, { scope: loggedOutVisit.scope, params: location });
    expect(readToasts(loggedOutVisit)).toEqual(['You’re logged out.']);
    const laterVisit = visit(null);
    void allSettled(locationChanged, { scope: laterVisit.scope, params: location });
    expect(readToasts(laterVisit)).toEqual([]);
  });

  it.each([
    ['here', signedOut],
    ['in another tab', signedOutElsewhere],
  ])('%s is announced', async (_where, happens) => {
    const browser = visit('t1');
    await allSettled(sessionWatchStarted, { scope: browser.scope });
    void allSettled(happens, { scope: browser.scope });
    expect(readToasts(browser)).toEqual(['You’re logged out.']);
    void allSettled(sessionWatchStopped, { scope: browser.scope });
  });
});

describe('the session check', () => {
  // Proves S6.7.
  it('the token cookie is checked every five seconds, and its removal logs the customer out', async () => {
    const { jar, readToken, scope } = visit('t1');
    await allSettled(sessionWatchStarted, { scope });
    expect(scope.getState($session).isLoggedIn).toBe(true);
    jar.token = null;
    await vi.advanceTimersByTimeAsync(4999);
    expect(scope.getState($session).isLoggedIn).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(scope.getState($session).isLoggedIn).toBe(false);
    expect(readToken).toHaveBeenCalledTimes(2);
    await allSettled(sessionWatchStopped, { scope });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(readToken).toHaveBeenCalledTimes(2);
  });

  // Proves S6.7.
  it('a tab that becomes visible checks the token cookie at once, because hidden tabs are throttled', async () => {
    const { jar, scope } = visit('t1');
    await allSettled(sessionWatchStarted, { scope });
    jar.token = null;
    document.dispatchEvent(new Event('visibilitychange'));
    expect(scope.getState($session).isLoggedIn).toBe(false);
    await allSettled(sessionWatchStopped, { scope });
  });

  // Proves S6.9.
  it('a refused token is removed and the page reloads once', async () => {
    const { jar, reload, scope } = visit('t1');
    await allSettled(sessionWatchStarted, { scope });
    await allSettled(tokenRefused, { scope });
    await allSettled(tokenRefused, { scope });
    expect(jar.token).toBeNull();
    expect(reload).toHaveBeenCalledTimes(1);
    await allSettled(sessionWatchStopped, { scope });
  });

  it('a visitor without a token never reloads', async () => {
    const { reload, scope } = visit(null);
    await allSettled(sessionWatchStarted, { scope });
    await allSettled(tokenRefused, { scope });
    expect(reload).not.toHaveBeenCalled();
    await allSettled(sessionWatchStopped, { scope });
  });

  it('the page does not reload if the token cannot be removed, because it would be refused again', async () => {
    const { reload, scope } = visit('t1', { removes: false });
    await allSettled(sessionWatchStarted, { scope });
    await allSettled(tokenRefused, { scope });
    expect(reload).not.toHaveBeenCalled();
    expect(scope.getState($session).isLoggedIn).toBe(false);
    await allSettled(sessionWatchStopped, { scope });
  });
});
