import { combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import { isApiFailure, watchInFlight } from '@/shared/api';
import { connectionRestored } from '@/shared/connection';
import { reloadFx } from '@/shared/routes';
import { TOAST_MS } from '@/shared/toast';
import { $startUp } from '../start-up/model';

/** An answer that takes longer is told to be slow. */
const SLOW_MS = 5000;
/** How often it is looked whether the network is there again, and how long one look may take. */
export const PROBE_INTERVAL_MS = 10_000;
const PROBE_TIMEOUT_MS = 5000;

/** What there is to say about the connection; `back` for a moment. */
type Connection = 'fine' | 'slow' | 'offline' | 'back';

export const connectionWatched = createEvent();
export const tryAgainClicked = createEvent();
/** The browser has no network. */
export const wentOffline = createEvent();
/** There may be a network again, or none any more. */
export const connectionSuspected = createEvent();
/** An answer is under way for too long. */
export const answerDelayed = createEvent();
/** That answer has come, or will not come. */
export const delayEnded = createEvent();
const answered = createEvent();

/** Whether the site's own server answers; what it answers does not matter. */
export const probeFx = createEffect(() =>
  fetch('/config.json', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) }),
);
const scheduleProbeFx = createEffect(
  () => new Promise<void>((resolve) => setTimeout(resolve, PROBE_INTERVAL_MS)),
);
const showBackOnlineFx = createEffect(
  () => new Promise<void>((resolve) => setTimeout(resolve, TOAST_MS.normal)),
);

/** Listens to the browser and to every call of the visit. */
const watchFx = createEffect(() => {
  const on = {
    offline: scopeBind(wentOffline, { safe: true }),
    doubt: scopeBind(connectionSuspected, { safe: true }),
    slow: scopeBind(answerDelayed, { safe: true }),
    slownessEnd: scopeBind(delayEnded, { safe: true }),
    answer: scopeBind(answered, { safe: true }),
  };
  addEventListener('offline', () => on.offline());
  // A page that the browser had put aside has heard nothing in the meantime.
  for (const name of ['online', 'pageshow']) addEventListener(name, () => on.doubt());
  if (!navigator.onLine) on.offline();
  watchInFlight((answer) => {
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
  .on(answerDelayed, (count) => count + 1)
  .on(delayEnded, (count) => count - 1);
const $isBackOnline = createStore(false);
export const $isProbing = probeFx.pending;
export const $connection = combine(
  { isOffline: $isOffline, slow: $slow, isBackOnline: $isBackOnline },
  ({ isOffline, slow, isBackOnline }): Connection => {
    if (isOffline) return 'offline';
    if (slow > 0) return 'slow';
    return isBackOnline ? 'back' : 'fine';
  },
);

sample({ clock: connectionWatched, target: watchFx });
sample({ clock: wentOffline, fn: () => true, target: $isOffline });

// One look at a time: when the browser says so, when a call got no answer, when the customer asks, and every few seconds.
const due = sample({ clock: scheduleProbeFx.done, filter: $isOffline, fn: () => undefined });
sample({
  clock: [connectionSuspected, tryAgainClicked, due],
  source: probeFx.pending,
  filter: (isProbing) => !isProbing,
  fn: () => undefined,
  target: probeFx,
});
sample({ clock: probeFx.fail, fn: () => true, target: $isOffline });
sample({
  clock: [wentOffline, probeFx.fail],
  source: scheduleProbeFx.pending,
  filter: (isWaiting) => !isWaiting,
  fn: () => undefined,
  target: scheduleProbeFx,
});

// It goes away by itself: what failed in the meantime is asked for once more, and a start that failed is made again.
const restored = sample({ clock: [probeFx.done, answered], filter: $isOffline, fn: () => undefined });
sample({ clock: restored, fn: () => false, target: $isOffline });
sample({ clock: restored, fn: () => true, target: $isBackOnline });
sample({ clock: restored, target: [connectionRestored, showBackOnlineFx] });
sample({ clock: showBackOnlineFx.done, fn: () => false, target: $isBackOnline });
sample({
  clock: restored,
  source: $startUp,
  filter: (state) => state === 'broken' || state === 'unknown-client',
  fn: () => undefined,
  target: reloadFx,
});
