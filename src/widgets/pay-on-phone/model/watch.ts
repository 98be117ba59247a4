import { combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import { getPageTime, watchWake } from '@/shared/lib';
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
  const endWaking = watchWake(() => onCameBack(getPageTime()));
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

const $liveHandOffId = $liveHandOff.map((handOff) => handOff?.id ?? null);
const $pollCount = createStore<Polls | null>(null).on($handOff, (polls) => polls && countAnswer(polls));
$pollCount.reset($liveHandOffId);
const $pollState = combine({ liveHandOff: $liveHandOff, polls: $pollCount, isLoading: $isLoading });

sample({
  clock: ticked,
  source: $pollState,
  filter: ({ liveHandOff, polls }) => liveHandOff !== null && polls === null,
  fn: (_, now) => startPolls(now),
  target: $pollCount,
});
/** One request at a time. */
const pollDue = sample({
  clock: ticked,
  source: $pollState,
  filter: ({ polls, isLoading }, now) => polls !== null && !isLoading && isDue(polls, now),
  fn: ({ liveHandOff, polls }, now) => ({ liveHandOff, polls: countRequest(polls ?? startPolls(now), now) }),
});
/** Polls at once when somebody returns to the page. Missing responses while it was hidden do not count as silence. */
const tabReturned = sample({
  clock: staffReturned,
  source: $pollState,
  filter: ({ isLoading }) => !isLoading,
  fn: ({ liveHandOff, polls }, now) => ({
    liveHandOff,
    polls: countRequest(polls ? countAnswer(polls) : startPolls(now), now),
  }),
});
/** A pending request is abandoned for the new one. */
const statusRequested = sample({
  clock: readClockFx.doneData,
  source: $pollState,
  fn: ({ liveHandOff, polls }, now) => ({ liveHandOff, polls: countRequest(polls ?? startPolls(now), now) }),
});
const statusAsked = sample({ clock: [pollDue, tabReturned, statusRequested] }).filterMap(
  ({ liveHandOff, polls }) => (liveHandOff ? { liveHandOff, polls } : undefined),
);
sample({ clock: statusAsked, fn: ({ polls }) => polls, target: $pollCount });
sample({ clock: statusAsked, fn: ({ liveHandOff }) => ({ id: liveHandOff.id }), target: reread });

/** Whether the state of the hand-off is unknown, because the server has not responded for a while. */
export const $isStateUnknown = createStore(false)
  .on(
    sample({
      clock: ticked,
      source: $pollState,
      fn: ({ liveHandOff, polls }, now) => liveHandOff !== null && polls !== null && isSilentAt(polls, now),
    }),
    (_, isSilent) => isSilent,
  )
  .reset($handOff, $liveHandOffId);
