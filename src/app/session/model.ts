import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import { $token, tokenChecked, tokenRefused } from '@/entities/customer';
import { dropTokenFx } from '@/shared/auth';
import { reloadFx } from '@/shared/routes';

/** The auth token cookie is checked every 5 seconds. Spec, platform §9. */
export const TOKEN_CHECK_MS = 5000;

export const sessionStarted = createEvent();
export const sessionStopped = createEvent();

const watchFx = createEffect(() => {
  const check = scopeBind(tokenChecked, { safe: true });
  return setInterval(() => check(), TOKEN_CHECK_MS);
});
const unwatchFx = createEffect((timer: ReturnType<typeof setInterval>) => clearInterval(timer));

const $timer = createStore<{ id: ReturnType<typeof setInterval> } | null>(null, { serialize: 'ignore' })
  .on(watchFx.doneData, (_, id) => ({ id }))
  .reset(unwatchFx.done);
/** A refused token is on its way out, and the page goes with it. Set once in a page's life. */
const $isLeaving = createStore(false).on(reloadFx, () => true);
const $wasRefused = createStore(false)
  .on(tokenRefused, () => true)
  .reset(dropTokenFx.finally);

sample({ clock: sessionStarted, target: [tokenChecked, watchFx] });
sample({
  clock: sessionStopped,
  source: $timer,
  filter: (timer) => timer !== null,
  fn: (timer) => timer?.id ?? 0,
  target: unwatchFx,
});

// "A 401 on any call removes the token and reloads the page": once, only when there was a token, and only when it is
// really gone; a cookie that cannot be removed would bring the same 401 after every reload.
sample({
  clock: dropTokenFx.doneData,
  source: { wasRefused: $wasRefused, isLeaving: $isLeaving, token: $token },
  filter: ({ wasRefused, isLeaving, token }, left) =>
    wasRefused && !isLeaving && token !== null && left === null,
  fn: () => undefined,
  target: reloadFx,
});
