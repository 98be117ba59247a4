import { allSettled, createWatch, fork } from 'effector';
import { describe, expect, it, vi } from 'vitest';
import { readTokenFx, removeTokenFx, storeTokenFx } from '@/shared/auth';
import { aUser } from '@/shared/testing';
import {
  $fullName,
  $session,
  $user,
  callUnauthorised,
  loadUserFx,
  logOutFx,
  sessionLoaded,
  signedIn,
  signedOut,
  tokenChecked,
  tokenRefused,
  userRequested,
} from './session';

const sam = aUser();

/** A fake browser with one cookie. */
function browser(token: string | null, { keeps = true, removes = true } = {}) {
  const jar = { token };
  const loadUser = vi.fn(async () => sam);
  const logOut = vi.fn(async (_token: string) => undefined);
  const scope = fork({
    handlers: [
      [readTokenFx, () => jar.token],
      [
        storeTokenFx,
        (_site: unknown, kept: string) => {
          if (keeps) jar.token = kept;
          return jar.token;
        },
      ],
      [
        removeTokenFx,
        () => {
          if (removes) jar.token = null;
          return jar.token;
        },
      ],
      [loadUserFx, loadUser],
      [logOutFx, logOut],
    ],
  });
  return { jar, scope, loadUser, logOut };
}

describe('the session', () => {
  it('a visitor without a cookie is recognised without any request', async () => {
    const { scope, loadUser } = browser(null);
    await allSettled(tokenChecked, { scope });
    expect(scope.getState($session)).toEqual({ token: null, user: null, isLoggedIn: false });
    expect(loadUser).not.toHaveBeenCalled();
  });

  it('a customer with a cookie is logged in, and their record loads', async () => {
    const { scope } = browser('t1');
    await allSettled(tokenChecked, { scope });
    expect(scope.getState($session)).toEqual({ token: 't1', user: sam, isLoggedIn: true });
    expect(scope.getState($fullName)).toBe('Sam Taylor');
  });

  it('reading an unchanged cookie changes nothing', async () => {
    const { scope, loadUser } = browser('t1');
    await allSettled(tokenChecked, { scope });
    const previousSession = scope.getState($session);
    await allSettled(tokenChecked, { scope });
    expect(scope.getState($session)).toBe(previousSession);
    expect(loadUser).toHaveBeenCalledTimes(1);
  });

  it('a token removed in another tab logs the customer out', async () => {
    const { jar, scope } = browser('t1');
    await allSettled(tokenChecked, { scope });
    jar.token = null;
    await allSettled(tokenChecked, { scope });
    expect(scope.getState($session)).toEqual({ token: null, user: null, isLoggedIn: false });
  });

  it('another customer’s log-in in another tab replaces the first customer', async () => {
    const { jar, scope, loadUser } = browser('t1');
    await allSettled(tokenChecked, { scope });
    jar.token = 't2';
    loadUser.mockResolvedValueOnce({ ...sam, firstName: 'Alex' });
    await allSettled(tokenChecked, { scope });
    expect(scope.getState($user)?.firstName).toBe('Alex');
  });

  it('when the same customer’s token is renewed, they stay on the screen while their record loads', async () => {
    const { jar, scope, loadUser } = browser('t1');
    await allSettled(tokenChecked, { scope });
    jar.token = 't2';
    let answer = (_: typeof sam) => {};
    loadUser.mockReturnValueOnce(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    const tokenChecking = allSettled(tokenChecked, { scope });
    expect(scope.getState($session)).toEqual({ token: 't2', user: sam, isLoggedIn: true });
    answer(sam);
    await tokenChecking;
    expect(scope.getState($session)).toEqual({ token: 't2', user: sam, isLoggedIn: true });
  });

  it('when the customer of a new token cannot be loaded, the previous customer is not shown', async () => {
    const { jar, scope, loadUser } = browser('t1');
    await allSettled(tokenChecked, { scope });
    jar.token = 't2';
    loadUser.mockRejectedValueOnce({ kind: 'network' });
    await allSettled(tokenChecked, { scope });
    expect(scope.getState($session)).toEqual({ token: 't2', user: null, isLoggedIn: true });
  });

  it('the customer stays on the screen when their record fails to reload', async () => {
    const { scope, loadUser } = browser('t1');
    await allSettled(tokenChecked, { scope });
    loadUser.mockRejectedValueOnce({ kind: 'network' });
    await allSettled(userRequested, { scope });
    expect(scope.getState($user)).toEqual(sam);
  });

  it('a new token is stored and its customer loaded', async () => {
    const { jar, scope } = browser(null);
    await allSettled(signedIn, { scope, params: 'new' });
    expect(jar.token).toBe('new');
    expect(scope.getState($session)).toMatchObject({ token: 'new', user: sam });
  });

  // Proves S6.12.
  it('where cookies are blocked, the customer stays logged in, in memory', async () => {
    const { scope } = browser(null, { keeps: false });
    await allSettled(signedIn, { scope, params: 'new' });
    await allSettled(tokenChecked, { scope });
    expect(scope.getState($session)).toMatchObject({ token: 'new', isLoggedIn: true });
  });

  it('logging out calls the server and removes the token', async () => {
    const { jar, scope, logOut } = browser('t1');
    await allSettled(tokenChecked, { scope });
    await allSettled(signedOut, { scope });
    expect(logOut).toHaveBeenCalledExactlyOnceWith('t1');
    expect(jar.token).toBeNull();
    expect(scope.getState($session).isLoggedIn).toBe(false);
  });

  it('logging out removes the token at once, without waiting for the server', async () => {
    const { jar, scope, logOut } = browser('t1');
    await allSettled(tokenChecked, { scope });
    let answer = (_: undefined) => {};
    logOut.mockReturnValueOnce(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    const done = allSettled(signedOut, { scope });
    expect(jar.token).toBeNull();
    expect(scope.getState($session)).toEqual({ token: null, user: null, isLoggedIn: false });
    answer(undefined);
    await done;
  });

  it('logging out without a token makes no request', async () => {
    const { scope, logOut } = browser(null);
    await allSettled(signedOut, { scope });
    expect(logOut).not.toHaveBeenCalled();
  });

  it('logging out removes the token even when the server cannot be reached', async () => {
    const { jar, scope, logOut } = browser('t1');
    await allSettled(tokenChecked, { scope });
    logOut.mockRejectedValueOnce({ kind: 'network' });
    await allSettled(signedOut, { scope });
    expect(jar.token).toBeNull();
    expect(scope.getState($session).isLoggedIn).toBe(false);
  });

  it('a refused token that cannot be removed is not used again', async () => {
    const { scope } = browser('t1', { removes: false });
    await allSettled(tokenChecked, { scope });
    await allSettled(tokenRefused, { scope });
    await allSettled(tokenChecked, { scope });
    expect(scope.getState($session).isLoggedIn).toBe(false);
  });

  it('a refused token is removed', async () => {
    const { jar, scope } = browser('t1');
    await allSettled(tokenChecked, { scope });
    await allSettled(callUnauthorised, { scope });
    expect(jar.token).toBeNull();
    expect(scope.getState($session).isLoggedIn).toBe(false);
  });

  it('a refused token that another tab has replaced does not log the customer out: the new token is used', async () => {
    const { jar, scope } = browser('t1');
    const tokenRefusedSpy = vi.fn();
    createWatch({ unit: tokenRefused, scope, fn: tokenRefusedSpy });
    await allSettled(tokenChecked, { scope });
    jar.token = 't2';
    await allSettled(callUnauthorised, { scope });
    expect(jar.token).toBe('t2');
    expect(scope.getState($session)).toEqual({ token: 't2', user: sam, isLoggedIn: true });
    expect(tokenRefusedSpy).not.toHaveBeenCalled();
  });

  it('a refused token that another tab has removed logs this tab out too', async () => {
    const { jar, scope } = browser('t1');
    const tokenRefusedSpy = vi.fn();
    createWatch({ unit: tokenRefused, scope, fn: tokenRefusedSpy });
    await allSettled(tokenChecked, { scope });
    jar.token = null;
    await allSettled(callUnauthorised, { scope });
    expect(scope.getState($session)).toEqual({ token: null, user: null, isLoggedIn: false });
    expect(tokenRefusedSpy).not.toHaveBeenCalled();
  });

  it('where cookies are blocked, a refused token is removed from memory', async () => {
    const { scope } = browser(null, { keeps: false });
    await allSettled(signedIn, { scope, params: 'new' });
    await allSettled(callUnauthorised, { scope });
    expect(scope.getState($session).isLoggedIn).toBe(false);
  });

  it('the session is ready even when the customer cannot be loaded', async () => {
    const { scope, loadUser } = browser('t1');
    loadUser.mockRejectedValueOnce({ kind: 'network' });
    const tokenWatcher = vi.fn();
    createWatch({ unit: sessionLoaded, scope, fn: tokenWatcher });
    await allSettled(tokenChecked, { scope });
    expect(tokenWatcher).toHaveBeenCalled();
    expect(scope.getState($session)).toMatchObject({ token: 't1', user: null, isLoggedIn: true });
  });
});
