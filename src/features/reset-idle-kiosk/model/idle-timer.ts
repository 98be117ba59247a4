import { attach, createEffect, createEvent, createStore, type Store, sample, scopeBind } from 'effector';
import { countSecondsLeft, findStage, type IdleSchedule } from '../lib/idle-schedule';
import { watchInput } from '../lib/input';

type IdleTimerConfig = {
  $schedule: Store<IdleSchedule | null>;
  /** True while a payment is in progress, during which the idle time does not run. */
  $isPaused: Store<boolean>;
};

/** A clock reading, on a timer tick or after an input. */
type ClockReading = { readonly now: number; readonly isInput: boolean };
/** `lastInputAt`: the time of the last input on this schedule's screen. */
type IdleWatch = {
  readonly now: number;
  readonly lastInputAt: number;
  readonly pausedSince: number | null;
  readonly schedule: IdleSchedule | null;
};

const TICK_MS = 250;
/** The longest pause in ms: a bank gives its customer ten minutes; after that the idle time runs again. */
const MAX_PAUSE_MS = 600_000;
const INITIAL_WATCH: IdleWatch = { now: 0, lastInputAt: 0, pausedSince: null, schedule: null };

/** Ends the visit of a customer who has left a kiosk, after a warning. Requirements F5.1, F5.5. */
export function createIdleTimer({ $schedule, $isPaused }: IdleTimerConfig) {
  const started = createEvent();
  const stopped = createEvent();
  const inputSeen = createEvent();
  const tick = createEvent();
  const watchUpdated = createEvent<IdleWatch>();

  // A monotonic clock, because the time of day may change during a visit.
  const readClockFx = createEffect((isInput: boolean): ClockReading => ({ now: performance.now(), isInput }));
  const startTimerFx = createEffect(() => {
    const onTick = scopeBind(tick, { safe: true });
    const onInput = scopeBind(inputSeen, { safe: true });
    const timer = setInterval(() => onTick(), TICK_MS);
    const stopWatchingInput = watchInput(() => onInput());
    return () => {
      clearInterval(timer);
      stopWatchingInput();
    };
  });

  const $runningTimer = createStore<{ stop: () => void } | null>(null, { serialize: 'ignore' }).on(
    startTimerFx.doneData,
    (_, stop) => ({ stop }),
  );
  const stopTimerFx = attach({ source: $runningTimer, effect: (timer) => timer?.stop() });

  const $watch = createStore<IdleWatch>(INITIAL_WATCH).on(watchUpdated, (_, watch) => watch);
  const $stage = $watch.map(({ schedule, now, lastInputAt }) => findStage(schedule, now - lastInputAt));
  const $secondsLeft = $watch.map(({ schedule, now, lastInputAt }) =>
    countSecondsLeft(schedule, now - lastInputAt),
  );

  sample({ clock: started, target: startTimerFx });
  sample({ clock: stopped, target: stopTimerFx });

  // Starting, another screen and any input restart the idle time; during a payment it does not run.
  sample({ clock: [started, inputSeen, $schedule], fn: () => true, target: readClockFx });
  sample({ clock: tick, fn: () => false, target: readClockFx });
  sample({
    clock: readClockFx.doneData,
    source: { watch: $watch, schedule: $schedule, isPaused: $isPaused },
    fn: ({ watch, schedule, isPaused }, { now, isInput }): IdleWatch => {
      const pausedSince = isPaused ? (watch.pausedSince ?? now) : null;
      const isWaiting = pausedSince !== null && now - pausedSince < MAX_PAUSE_MS;
      // An input after the end belongs to the next customer, even if the clock is read late.
      const isOver = !isWaiting && findStage(watch.schedule, now - watch.lastInputAt) === 'over';
      if (isOver) return { ...watch, now, pausedSince };
      const isRestarted = isInput || isWaiting || schedule !== watch.schedule;
      return { now, lastInputAt: isRestarted ? now : watch.lastInputAt, pausedSince, schedule };
    },
    target: watchUpdated,
  });

  /** The customer is asked whether to start over. */
  const startOverAsked = sample({
    clock: $stage,
    filter: (stage) => stage === 'asking',
    fn: () => undefined,
  });
  /** The visit has ended. */
  const visitEnded = sample({ clock: $stage, filter: (stage) => stage === 'over', fn: () => undefined });

  return { started, stopped, inputSeen, startOverAsked, visitEnded, $stage, $secondsLeft, readClockFx };
}

export type IdleTimer = ReturnType<typeof createIdleTimer>;
