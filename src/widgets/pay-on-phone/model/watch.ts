import { combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import { getPageTime, onWake } from '@/shared/lib';
import { countAnswer, countRequest, isDue, isSilentAt, type Polls, startPolls } from '../lib/polls';
import { $handOff, $isLoading, $liveHandOff, reread } from './hand-off';

const TICK_MS = 1000;

/** The staff bar is shown. */
export const watchStarted = createEvent();
export const watchStopped = createEvent();
export const lookAgainClicked = createEvent();

/**
 * A tick while the page is visible: a second has passed, somebody returned, or staff looked again. The payload is the
 * `getPageTime`.
 */
const ticked = createEvent<number>();
const staffReturned = createEvent<number>();
const readClockFx = createEffect(getPageTime);
sample({ clock: lookAgainClicked, target: readClockFx });

interface SaleWatch {
  readonly stop: () => void;
}
const watchFx = createEffect((): SaleWatch => {
  const onTick = scopeBind(ticked, { safe: true });
  const onCameBack = scopeBind(staffReturned, { safe: true });
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible') onTick(getPageTime());
  }, TICK_MS);
  const endWaking = onWake(() => onCameBack(getPageTime()));
  return {
    stop: () => {
      clearInterval(timer);
      endWaking();
    },
  };
});
const unwatchFx = createEffect((watch: SaleWatch | null) => watch?.stop());
const $watch = createStore<SaleWatch | null>(null, { serialize: 'ignore' })
  .on(watchFx.doneData, (_, watch) => watch)
  .reset(unwatchFx);
sample({ clock: watchStarted, target: watchFx });
sample({ clock: watchStopped, source: $watch, target: unwatchFx });

const $liveHandOffId = $liveHandOff.map((live) => live?.id ?? null);
const $pollCount = createStore<Polls | null>(null).on($handOff, (polls) => polls && countAnswer(polls));
$pollCount.reset($liveHandOffId);
const $pollState = combine({ live: $liveHandOff, polls: $pollCount, isLoading: $isLoading });

sample({
  clock: ticked,
  source: $pollState,
  filter: ({ live, polls }) => live !== null && polls === null,
  fn: (_, now) => startPolls(now),
  target: $pollCount,
});
/** One request at a time. */
const due = sample({
  clock: ticked,
  source: $pollState,
  filter: ({ polls, isLoading }, now) => polls !== null && !isLoading && isDue(polls, now),
  fn: ({ live, polls }, now) => ({ live, polls: countRequest(polls ?? startPolls(now), now) }),
});
/** Polls at once when somebody returns to the page. Missing responses while it was hidden do not count as silence. */
const returned = sample({
  clock: staffReturned,
  source: $pollState,
  filter: ({ isLoading }) => !isLoading,
  fn: ({ live, polls }, now) => ({
    live,
    polls: countRequest(polls ? countAnswer(polls) : startPolls(now), now),
  }),
});
/** A pending request is abandoned for the new one. */
const statusRequested = sample({
  clock: readClockFx.doneData,
  source: $pollState,
  fn: ({ live, polls }, now) => ({ live, polls: countRequest(polls ?? startPolls(now), now) }),
});
const asking = sample({ clock: [due, returned, statusRequested] }).filterMap(({ live, polls }) =>
  live ? { live, polls } : undefined,
);
sample({ clock: asking, fn: ({ polls }) => polls, target: $pollCount });
sample({ clock: asking, fn: ({ live }) => ({ id: live.id }), target: reread });

/** Whether the state of the hand-off is unknown, because the server has not responded for a while. */
export const $isStateUnknown = createStore(false)
  .on(
    sample({
      clock: ticked,
      source: $pollState,
      fn: ({ live, polls }, now) => live !== null && polls !== null && isSilentAt(polls, now),
    }),
    (_, isSilent) => isSilent,
  )
  .reset($handOff, $liveHandOffId);
