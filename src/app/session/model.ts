import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import { $token, signedIn, tokenChecked, tokenRefused } from '@/entities/customer';
import { dropTokenFx } from '@/shared/auth';
import { isPresent } from '@/shared/lib';
import { reloadFx } from '@/shared/routes';

/** The auth token cookie is checked every 5 seconds. Spec, platform §9. */
const TOKEN_CHECK_MS = 5000;

export const sessionStarted = createEvent();
export const sessionStopped = createEvent();

const watchFx = createEffect((): Watch => {
  const bound = scopeBind(tokenChecked, { safe: true });
  const check = () => bound();
  const id = setInterval(check, TOKEN_CHECK_MS);
  // A tab in the background is woken less often, and one that the browser has put aside not at all: it looks when it is seen again.
  document.addEventListener('visibilitychange', check);
  return {
    stop: () => {
      clearInterval(id);
      document.removeEventListener('visibilitychange', check);
    },
  };
});
type Watch = { readonly stop: () => void };
const unwatchFx = createEffect(({ stop }: Watch) => stop());

const $watch = createStore<Watch | null>(null, { serialize: 'ignore' })
  .on(watchFx.doneData, (_, watch) => watch)
  .reset(unwatchFx.done);
/** The server has refused the token that is being removed. */
const $isRefused = createStore(false);
/** The document is on its way out: it is not asked to go a second time. */
const $isLeaving = createStore(false).on(reloadFx, () => true);

sample({ clock: sessionStarted, target: [tokenChecked, watchFx] });
sample({
  clock: sessionStopped,
  source: $watch,
  filter: isPresent,
  target: unwatchFx,
});

// "A 401 on any call removes the token and reloads the page": once, only when there was a token, and only when it is
// really gone; a cookie that cannot be removed would bring the same 401 after every reload.
sample({
  clock: tokenRefused,
  source: { token: $token, isLeaving: $isLeaving },
  filter: ({ token, isLeaving }) => token !== null && !isLeaving,
  fn: () => true,
  target: $isRefused,
});
$isRefused.reset(signedIn, reloadFx);
sample({
  clock: dropTokenFx.doneData,
  source: $isRefused,
  filter: (isRefused, left) => isRefused && left === null,
  fn: () => undefined,
  target: reloadFx,
});
