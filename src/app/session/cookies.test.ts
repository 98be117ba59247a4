import { allSettled, fork } from 'effector';
import { expect, it } from 'vitest';
import { readTokenFx } from '@/shared/auth';
import { $areCookiesBlocked, checkCookiesFx } from './cookies';
import { sessionWatchStarted, sessionWatchStopped } from './model';

it.each([
  [true, false],
  [false, true],
])('with cookies enabled %s, the notice that they are needed is shown: %s', async (areKept, isTold) => {
  const scope = fork({
    handlers: [
      [checkCookiesFx, () => areKept],
      [readTokenFx, () => null],
    ],
  });
  await allSettled(sessionWatchStarted, { scope });
  await allSettled(sessionWatchStopped, { scope });
  expect(scope.getState($areCookiesBlocked)).toBe(isTold);
});
