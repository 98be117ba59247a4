import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import { $today, clientReloaded, dayChanged } from '@/entities/client';
import { type ApiFailure, type Client, getServerNow, loadClient } from '@/shared/api';
import { getPageTime } from '@/shared/lib';

const TICK_INTERVAL_MS = 60_000;
/** If a tick is later than this, the device has slept. */
const SLEEP_THRESHOLD_MS = 2 * TICK_INTERVAL_MS;
/** The minimum time between requests when somebody returns to the page. */
const WAKE_INTERVAL_MS = 60_000;
/** The minimum time between retries while the server has not responded or our clock is ahead of it. */
const RETRY_INTERVAL_MS = 300_000;

/** Starts updating the day of a page that stays open. */
export const dayWatchStarted = createEvent();

/** A reading of the clocks: the day in London as text, for comparison only, and the page's time in milliseconds. */
interface ClockReading {
  readonly day: string;
  readonly instant: number;
}
interface KnownDay {
  readonly day: string | null;
  /** Page time of the last reading, in milliseconds; `askedAt` is that of the last request to the server. */
  readonly instant: number;
  readonly askedAt: number;
}

export const pageWoke = createEvent();
export const dayTicked = createEvent();

export const watchDayFx = createEffect(() => {
  const [tick, wake] = [scopeBind(dayTicked, { safe: true }), scopeBind(pageWoke, { safe: true })];
  setInterval(() => tick(), TICK_INTERVAL_MS);
  document.addEventListener('visibilitychange', () => document.hidden || wake());
  addEventListener('pageshow', () => wake());
});
/** Reads the clocks. The parameter is true when somebody has returned to the page. */
export const readClocksFx = createEffect(
  (_isWaking: boolean): ClockReading => ({ day: toLondonDay(getServerNow()), instant: getPageTime() }),
);
export const askServerFx = createEffect<void, Client, ApiFailure>(() => loadClient());

/** The day at the last reading, and when the server was last asked; null until the first reading. */
const $knownDay = createStore<KnownDay>({ day: null, instant: 0, askedAt: 0 });
/** Our clock has reached another day, but the server has not confirmed it. */
const $isDayUnconfirmed = createStore(false);

sample({ clock: dayWatchStarted, target: watchDayFx });
sample({
  clock: [dayWatchStarted.map(() => false), dayTicked.map(() => false), pageWoke.map(() => true)],
  target: readClocksFx,
});
const dayCompared = sample({
  clock: readClocksFx.done,
  source: { knownDay: $knownDay, isUnsure: $isDayUnconfirmed },
  fn({ knownDay, isUnsure }, { params: isWaking, result: { day, instant } }) {
    const msSinceRequest = instant - knownDay.askedAt;
    const isOtherDay = knownDay.day !== null && day !== knownDay.day;
    const hasSlept = knownDay.day !== null && instant - knownDay.instant > SLEEP_THRESHOLD_MS;
    const isRequestDue =
      isOtherDay ||
      ((isWaking || hasSlept) && msSinceRequest >= WAKE_INTERVAL_MS) ||
      (isUnsure && msSinceRequest >= RETRY_INTERVAL_MS);
    return {
      isOtherDay,
      isRequestDue,
      knownDay: { day, instant, askedAt: isRequestDue ? instant : knownDay.askedAt },
    };
  },
});
sample({
  clock: dayCompared,
  filter: ({ isOtherDay }) => isOtherDay,
  fn: () => true,
  target: $isDayUnconfirmed,
});
sample({ clock: dayCompared, fn: ({ knownDay }) => knownDay, target: $knownDay });
sample({ clock: dayCompared, filter: ({ isRequestDue }) => isRequestDue, target: askServerFx });
const serverAnswered = sample({
  clock: askServerFx.doneData,
  source: $today,
  fn: (today, client) => ({ client, isOtherDay: client.today !== today }),
});
sample({ clock: serverAnswered, fn: ({ client }) => client, target: clientReloaded });
sample({ clock: serverAnswered, filter: ({ isOtherDay }) => isOtherDay, target: dayChanged });
sample({ clock: dayChanged, fn: () => false, target: $isDayUnconfirmed });

// Does not use `OPERATOR_ZONE`, because its file is not loaded on the home page, and this code has to come in one file
// together with the connection banner.
function toLondonDay(instant: number): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', dateStyle: 'short' }).format(instant);
}
