import { combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import { isApiFailure, watchAnswers } from '@/shared/api';
import { connectionRestored } from '@/shared/connection';
import { reloadFx } from '@/shared/routes';
import { TOAST_MS } from '@/shared/toast';
import { $startUp } from '../start-up/model';

/** An answer that takes longer is told to be slow. */
const SLOW_MS = 5000;
/** How often it is looked whether the network is there again, and how long one look may take. */
export const LOOK_MS = 10_000;
const LOOK_LIMIT_MS = 5000;

/** What there is to say about the connection; `back` for a moment. */
type Connection = 'fine' | 'slow' | 'offline' | 'back';

export const connectionWatched = createEvent();
export const tryAgainClicked = createEvent();
/** The browser has no network. */
export const wentOffline = createEvent();
/** There may be a network again, or none any more. */
export const doubted = createEvent();
/** An answer is under way for too long. */
export const slowed = createEvent();
/** That answer has come, or will not come. */
export const slownessEnded = createEvent();
const answered = createEvent();

/** Whether the site's own server answers; what it answers does not matter. */
export const lookFx = createEffect(() =>
  fetch('/config.json', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(LOOK_LIMIT_MS) }),
);
const lookLaterFx = createEffect(() => new Promise<void>((resolve) => setTimeout(resolve, LOOK_MS)));
const backShownFx = createEffect(() => new Promise<void>((resolve) => setTimeout(resolve, TOAST_MS.normal)));

/** Listens to the browser and to every call of the visit. */
const watchFx = createEffect(() => {
  const on = {
    offline: scopeBind(wentOffline, { safe: true }),
    doubt: scopeBind(doubted, { safe: true }),
    slow: scopeBind(slowed, { safe: true }),
    slownessEnd: scopeBind(slownessEnded, { safe: true }),
    answer: scopeBind(answered, { safe: true }),
  };
  addEventListener('offline', () => on.offline());
  // A page that the browser had put aside has heard nothing in the meantime.
  for (const name of ['online', 'pageshow']) addEventListener(name, () => on.doubt());
  if (!navigator.onLine) on.offline();
  watchAnswers((answer) => {
    let isSlow = false;
    const timer = setTimeout(() => {
      isSlow = true;
      on.slow();
    }, SLOW_MS);
    const over = () => {
      clearTimeout(timer);
      if (isSlow) on.slownessEnd();
    };
    answer.then(
      () => {
        over();
        if (navigator.onLine) on.answer();
      },
      (failure) => {
        over();
        if (isApiFailure(failure) && (failure.kind === 'network' || failure.kind === 'timeout')) on.doubt();
      },
    );
  });
});

const $isOffline = createStore(false);
/** The answers that are waited for too long. */
const $slow = createStore(0)
  .on(slowed, (count) => count + 1)
  .on(slownessEnded, (count) => count - 1);
const $isBack = createStore(false);
export const $isLooking = lookFx.pending;
export const $connection = combine(
  { isOffline: $isOffline, slow: $slow, isBack: $isBack },
  ({ isOffline, slow, isBack }): Connection => {
    if (isOffline) return 'offline';
    if (slow > 0) return 'slow';
    return isBack ? 'back' : 'fine';
  },
);

sample({ clock: connectionWatched, target: watchFx });
sample({ clock: wentOffline, fn: () => true, target: $isOffline });

// One look at a time: when the browser says so, when a call got no answer, when the customer asks, and every few seconds.
const due = sample({ clock: lookLaterFx.done, filter: $isOffline, fn: () => undefined });
sample({
  clock: [doubted, tryAgainClicked, due],
  source: lookFx.pending,
  filter: (isLooking) => !isLooking,
  fn: () => undefined,
  target: lookFx,
});
sample({ clock: lookFx.fail, fn: () => true, target: $isOffline });
sample({
  clock: [wentOffline, lookFx.fail],
  source: lookLaterFx.pending,
  filter: (isWaiting) => !isWaiting,
  fn: () => undefined,
  target: lookLaterFx,
});

// It goes away by itself: what failed in the meantime is asked for once more, and a start that failed is made again.
const restored = sample({ clock: [lookFx.done, answered], filter: $isOffline, fn: () => undefined });
sample({ clock: restored, fn: () => false, target: $isOffline });
sample({ clock: restored, fn: () => true, target: $isBack });
sample({ clock: restored, target: [connectionRestored, backShownFx] });
sample({ clock: backShownFx.done, fn: () => false, target: $isBack });
sample({
  clock: restored,
  source: $startUp,
  filter: (state) => state === 'broken' || state === 'unknown-client',
  fn: () => undefined,
  target: reloadFx,
});
