import { createEffect, createStore, sample } from 'effector';
import { sessionStarted } from './model';

export const checkCookiesFx = createEffect((): boolean => globalThis.navigator.cookieEnabled);

/** Without cookies a log-in does not outlive the page, and the checkout is a page of its own: that has to be said. */
export const $areCookiesBlocked = createStore(false).on(checkCookiesFx.doneData, (_, areKept) => !areKept);

sample({ clock: sessionStarted, target: checkCookiesFx });
