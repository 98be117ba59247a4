import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import {
  $token,
  signedIn,
  signedOut,
  signedOutElsewhere,
  tokenChecked,
  tokenRefused,
} from '@/entities/customer';
import { dropTokenFx } from '@/shared/auth';
import { isPresent } from '@/shared/lib';
import { $location, reloadFx } from '@/shared/routes';
import { toastDeferred, toastShown } from '@/shared/toast';
import { text } from './texts';

/** The auth token cookie is checked every 5 seconds. Requirement S6.7. */
const TOKEN_CHECK_MS = 5000;

export const sessionStarted = createEvent();
export const sessionStopped = createEvent();

const watchFx = createEffect((): TabWatch => {
  const bound = scopeBind(tokenChecked, { safe: true });
  const check = () => bound();
  const id = setInterval(check, TOKEN_CHECK_MS);
  // Background tabs are throttled or suspended, so the cookie is also checked when the tab becomes visible.
  document.addEventListener('visibilitychange', check);
  return {
    stop: () => {
      clearInterval(id);
      document.removeEventListener('visibilitychange', check);
    },
  };
});
type TabWatch = { readonly stop: () => void };
const unwatchFx = createEffect(({ stop }: TabWatch) => stop());

const $watch = createStore<TabWatch | null>(null, { serialize: 'ignore' })
  .on(watchFx.doneData, (_, watch) => watch)
  .reset(unwatchFx.done);
/** The token that is being removed was refused by the server. */
const $isRefused = createStore(false);
const $isReloading = createStore(false).on(reloadFx, () => true);

sample({ clock: sessionStarted, target: [tokenChecked, watchFx] });
sample({
  clock: sessionStopped,
  source: $watch,
  filter: isPresent,
  target: unwatchFx,
});

// "A 401 on any call removes the token and reloads the page": only when there was a token and it could be removed,
// since a remaining cookie would cause the same 401 after every reload.
sample({
  clock: tokenRefused,
  source: { token: $token, isReloading: $isReloading },
  filter: ({ token, isReloading }) => token !== null && !isReloading,
  fn: () => true,
  target: $isRefused,
});
$isRefused.reset(signedIn, reloadFx);
const refusedTokenDropped = sample({
  clock: dropTokenFx.doneData,
  source: $isRefused,
  filter: (isRefused, token) => isRefused && token === null,
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
