import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import { $today, clientReloaded, dayChanged } from '@/entities/client';
import { type ApiFailure, type Client, loadClient, serverNow } from '@/shared/api';
import { pageTime } from '@/shared/lib';

const TICK_MS = 60_000;
/** A tick that comes so late was slept through. */
const SLEPT_MS = 2 * TICK_MS;
/** Somebody who goes to and fro between tabs asks no more often. */
const AFTER_WAKING_MS = 60_000;
/** Nor does a page that has had no answer, or whose clock is ahead of the server's. */
const WHILE_UNSURE_MS = 300_000;

/** From now on the server's day is known, however long the page stays open. */
export const dayWatchStarted = createEvent();

/** What the clocks say: the day in London, in any words, and the time of the page. */
interface ClockReading {
  readonly day: string;
  readonly at: number;
}
interface KnownDay {
  readonly day: string | null;
  /** When the clocks were read, and when the server was asked. */
  readonly at: number;
  readonly askedAt: number;
}

export const pageWoke = createEvent();
export const dayTicked = createEvent();

export const watchFx = createEffect(() => {
  const [tick, wake] = [scopeBind(dayTicked, { safe: true }), scopeBind(pageWoke, { safe: true })];
  setInterval(() => tick(), TICK_MS);
  document.addEventListener('visibilitychange', () => document.hidden || wake());
  addEventListener('pageshow', () => wake());
});
/** `true` when somebody has come back to the page. */
export const readClocksFx = createEffect(
  (_isWaking: boolean): ClockReading => ({ day: londonDay(serverNow()), at: pageTime() }),
);
export const askFx = createEffect<void, Client, ApiFailure>(() => loadClient());

/** The day at the last reading, and when the server was asked; the page began with its answer. */
const $known = createStore<KnownDay>({ day: null, at: 0, askedAt: 0 });
/** It is another day by our clock, and the server has not said so. */
const $isUnsure = createStore(false);

sample({ clock: dayWatchStarted, target: watchFx });
sample({
  clock: [dayWatchStarted.map(() => false), dayTicked.map(() => false), pageWoke.map(() => true)],
  target: readClocksFx,
});
const decided = sample({
  clock: readClocksFx.done,
  source: { known: $known, isUnsure: $isUnsure },
  fn({ known, isUnsure }, { params: isWaking, result: { day, at } }) {
    const age = at - known.askedAt;
    const isOther = known.day !== null && day !== known.day;
    const hasSlept = known.day !== null && at - known.at > SLEPT_MS;
    const isDue =
      isOther || ((isWaking || hasSlept) && age >= AFTER_WAKING_MS) || (isUnsure && age >= WHILE_UNSURE_MS);
    return { isOther, isDue, known: { day, at, askedAt: isDue ? at : known.askedAt } };
  },
});
sample({ clock: decided, filter: ({ isOther }) => isOther, fn: () => true, target: $isUnsure });
sample({ clock: decided, fn: ({ known }) => known, target: $known });
sample({ clock: decided, filter: ({ isDue }) => isDue, target: askFx });
const answered = sample({
  clock: askFx.doneData,
  source: $today,
  fn: (today, client) => ({ client, isOther: client.today !== today }),
});
sample({ clock: answered, fn: ({ client }) => client, target: clientReloaded });
sample({ clock: answered, filter: ({ isOther }) => isOther, target: dayChanged });
sample({ clock: dayChanged, fn: () => false, target: $isUnsure });

// Not `OPERATOR_ZONE`, whose file home has not loaded: what tells of a lost network comes in one file, together with this.
function londonDay(instant: number): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', dateStyle: 'short' }).format(instant);
}
