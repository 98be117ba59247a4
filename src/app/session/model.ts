import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import {
  $token,
  signedIn,
  signedOut,
  signedOutElsewhere,
  tokenChecked,
  tokenRefused,
} from '@/entities/customer';
import { removeTokenFx } from '@/shared/auth';
import { isPresent } from '@/shared/lib';
import { $location, reloadFx } from '@/shared/routes';
import { toastDeferred, toastShown } from '@/shared/toast';
import { text } from './texts';

/** The auth token cookie is checked every 5 seconds. Requirement S6.7. */
const TOKEN_CHECK_MS = 5000;

export const sessionWatchStarted = createEvent();
export const sessionWatchStopped = createEvent();

const watchTokenFx = createEffect((): TokenWatch => {
  const requestTokenCheck = scopeBind(tokenChecked, { safe: true });
  const check = () => requestTokenCheck();
  const intervalId = setInterval(check, TOKEN_CHECK_MS);
  // Background tabs are throttled or suspended, so the cookie is also checked when the tab becomes visible.
  document.addEventListener('visibilitychange', check);
  return {
    stop: () => {
      clearInterval(intervalId);
      document.removeEventListener('visibilitychange', check);
    },
  };
});
type TokenWatch = { readonly stop: () => void };
const stopTokenWatchFx = createEffect(({ stop }: TokenWatch) => stop());

const $tokenWatch = createStore<TokenWatch | null>(null, { serialize: 'ignore' })
  .on(watchTokenFx.doneData, (_, watch) => watch)
  .reset(stopTokenWatchFx.done);
/** The token that is being removed was refused by the server. */
const $isTokenRefused = createStore(false);
const $isReloading = createStore(false).on(reloadFx, () => true);

sample({ clock: sessionWatchStarted, target: [tokenChecked, watchTokenFx] });
sample({
  clock: sessionWatchStopped,
  source: $tokenWatch,
  filter: isPresent,
  target: stopTokenWatchFx,
});

// "A 401 on any call removes the token and reloads the page": only when there was a token and it could be removed,
// since a remaining cookie would cause the same 401 after every reload.
sample({
  clock: tokenRefused,
  source: { token: $token, isReloading: $isReloading },
  filter: ({ token, isReloading }) => token !== null && !isReloading,
  fn: () => true,
  target: $isTokenRefused,
});
$isTokenRefused.reset(signedIn, reloadFx);
const refusedTokenDropped = sample({
  clock: removeTokenFx.doneData,
  source: $isTokenRefused,
  filter: (isTokenRefused, token) => isTokenRefused && token === null,
});
sample({ clock: refusedTokenDropped, target: reloadFx });

// A log-out is announced at once; an expired session is announced after the reload.
sample({
  clock: refusedTokenDropped,
  source: $location,
  fn: ({ pathname }) => ({ at: pathname, content: text('session.loggedOut'), type: 'neutral' as const }),
  target: toastDeferred,
});
sample({
  clock: [signedOut, signedOutElsewhere],
  fn: () => ({ content: text('session.loggedOut'), type: 'neutral' as const }),
  target: toastShown,
});
