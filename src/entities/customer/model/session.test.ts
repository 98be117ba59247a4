import { allSettled, createWatch, fork } from 'effector';
import { describe, expect, it, vi } from 'vitest';
import { dropTokenFx, keepTokenFx, readTokenFx } from '@/shared/auth';
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

/** A browser with one cookie. */
function browser(token: string | null, { keeps = true, removes = true } = {}) {
  const jar = { token };
  const loadUser = vi.fn(async () => sam);
  const logOut = vi.fn(async (_token: string) => undefined);
  const scope = fork({
    handlers: [
      [readTokenFx, () => jar.token],
      [
        keepTokenFx,
        (_site: unknown, kept: string) => {
          if (keeps) jar.token = kept;
          return jar.token;
        },
      ],
      [
        dropTokenFx,
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
  it('a visitor without a cookie is known to be one, and no call is made', async () => {
    const { scope, loadUser } = browser(null);
    await allSettled(tokenChecked, { scope });
    expect(scope.getState($session)).toEqual({ token: null, user: null, isLoggedIn: false });
    expect(loadUser).not.toHaveBeenCalled();
  });

  it('a customer with a cookie is logged in, and their record is loaded', async () => {
    const { scope } = browser('t1');
    await allSettled(tokenChecked, { scope });
    expect(scope.getState($session)).toEqual({ token: 't1', user: sam, isLoggedIn: true });
    expect(scope.getState($fullName)).toBe('Sam Taylor');
  });

  it('looking at the same cookie again changes nothing', async () => {
    const { scope, loadUser } = browser('t1');
    await allSettled(tokenChecked, { scope });
    const before = scope.getState($session);
    await allSettled(tokenChecked, { scope });
    expect(scope.getState($session)).toBe(before);
    expect(loadUser).toHaveBeenCalledTimes(1);
  });

  it('a token removed in another tab logs the customer out', async () => {
    const { jar, scope } = browser('t1');
    await allSettled(tokenChecked, { scope });
    jar.token = null;
    await allSettled(tokenChecked, { scope });
    expect(scope.getState($session)).toEqual({ token: null, user: null, isLoggedIn: false });
  });

  it('another customer in another tab takes the place of the first', async () => {
    const { jar, scope, loadUser } = browser('t1');
    await allSettled(tokenChecked, { scope });
    jar.token = 't2';
    loadUser.mockResolvedValueOnce({ ...sam, firstName: 'Alex' });
    await allSettled(tokenChecked, { scope });
    expect(scope.getState($user)?.firstName).toBe('Alex');
  });

  it('a renewed token of the same customer leaves them on the screen while they are asked for', async () => {
    const { jar, scope, loadUser } = browser('t1');
    await allSettled(tokenChecked, { scope });
    jar.token = 't2';
    let answer = (_: typeof sam) => {};
    loadUser.mockReturnValueOnce(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    const checked = allSettled(tokenChecked, { scope });
    expect(scope.getState($session)).toEqual({ token: 't2', user: sam, isLoggedIn: true });
    answer(sam);
    await checked;
    expect(scope.getState($session)).toEqual({ token: 't2', user: sam, isLoggedIn: true });
  });

  it('a customer whose new token cannot be asked for is not shown as the one before', async () => {
    const { jar, scope, loadUser } = browser('t1');
    await allSettled(tokenChecked, { scope });
    jar.token = 't2';
    loadUser.mockRejectedValueOnce({ kind: 'network' });
    await allSettled(tokenChecked, { scope });
    expect(scope.getState($session)).toEqual({ token: 't2', user: null, isLoggedIn: true });
  });

  it('a customer stays known when their record cannot be asked for again', async () => {
    const { scope, loadUser } = browser('t1');
    await allSettled(tokenChecked, { scope });
    loadUser.mockRejectedValueOnce({ kind: 'network' });
    await allSettled(userRequested, { scope });
    expect(scope.getState($user)).toEqual(sam);
  });

  it('a new token is kept and its customer loaded', async () => {
    const { jar, scope } = browser(null);
    await allSettled(signedIn, { scope, params: 'new' });
    expect(jar.token).toBe('new');
    expect(scope.getState($session)).toMatchObject({ token: 'new', user: sam });
  });

  // Proves S6.12.
  it('where cookies are blocked the customer stays logged in, in memory', async () => {
    const { scope } = browser(null, { keeps: false });
    await allSettled(signedIn, { scope, params: 'new' });
    await allSettled(tokenChecked, { scope });
    expect(scope.getState($session)).toMatchObject({ token: 'new', isLoggedIn: true });
  });

  it('logging out tells the server and removes the token', async () => {
    const { jar, scope, logOut } = browser('t1');
    await allSettled(tokenChecked, { scope });
    await allSettled(signedOut, { scope });
    expect(logOut).toHaveBeenCalledExactlyOnceWith('t1');
    expect(jar.token).toBeNull();
    expect(scope.getState($session).isLoggedIn).toBe(false);
  });

  it('logging out waits for no server: the token is gone at once', async () => {
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

  it('logging out without a token calls no server', async () => {
    const { scope, logOut } = browser(null);
    await allSettled(signedOut, { scope });
    expect(logOut).not.toHaveBeenCalled();
  });

  it('logging out removes the token even when the server cannot be told', async () => {
    const { jar, scope, logOut } = browser('t1');
    await allSettled(tokenChecked, { scope });
    logOut.mockRejectedValueOnce({ kind: 'network' });
    await allSettled(signedOut, { scope });
    expect(jar.token).toBeNull();
    expect(scope.getState($session).isLoggedIn).toBe(false);
  });

  it('a refused token that cannot be removed is not taken up again', async () => {
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

  it('a refused token that another tab has replaced is no log-out: the other one is taken up', async () => {
    const { jar, scope } = browser('t1');
    const refused = vi.fn();
    createWatch({ unit: tokenRefused, scope, fn: refused });
    await allSettled(tokenChecked, { scope });
    jar.token = 't2';
    await allSettled(callUnauthorised, { scope });
    expect(jar.token).toBe('t2');
    expect(scope.getState($session)).toEqual({ token: 't2', user: sam, isLoggedIn: true });
    expect(refused).not.toHaveBeenCalled();
  });

  it('a refused token that another tab has removed logs this tab out as the watch does', async () => {
    const { jar, scope } = browser('t1');
    const refused = vi.fn();
    createWatch({ unit: tokenRefused, scope, fn: refused });
    await allSettled(tokenChecked, { scope });
    jar.token = null;
    await allSettled(callUnauthorised, { scope });
    expect(scope.getState($session)).toEqual({ token: null, user: null, isLoggedIn: false });
    expect(refused).not.toHaveBeenCalled();
  });

  it('where cookies are blocked a refused token is dropped from memory', async () => {
    const { scope } = browser(null, { keeps: false });
    await allSettled(signedIn, { scope, params: 'new' });
    await allSettled(callUnauthorised, { scope });
    expect(scope.getState($session).isLoggedIn).toBe(false);
  });

  it('the session is known even when the customer cannot be loaded', async () => {
    const { scope, loadUser } = browser('t1');
    loadUser.mockRejectedValueOnce({ kind: 'network' });
    const known = vi.fn();
    createWatch({ unit: sessionLoaded, scope, fn: known });
    await allSettled(tokenChecked, { scope });
    expect(known).toHaveBeenCalled();
    expect(scope.getState($session)).toMatchObject({ token: 't1', user: null, isLoggedIn: true });
  });
});
