import { createEffect, createStore, sample } from 'effector';
import { sessionWatchStarted } from './model';

export const checkCookiesFx = createEffect((): boolean => globalThis.navigator.cookieEnabled);

/** Whether cookies are blocked. Without them a log-in does not survive a page load, and the checkout is one. */
export const $areCookiesBlocked = createStore(false).on(
  checkCookiesFx.doneData,
  (_, areEnabled) => !areEnabled,
);

sample({ clock: sessionWatchStarted, target: checkCookiesFx });
