import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import { $today, clientReplaced, dayChanged } from '@/entities/client';
import { localTime } from '@/entities/session';
import { type ApiFailure, type Client, loadClient, serverNow } from '@/shared/api';
import { type IsoDate, onWake, pageTime } from '@/shared/lib';

const TICK_MS = 60_000;
/** Somebody who goes to and fro between tabs asks no more often. */
const AFTER_WAKING_MS = 60_000;
/** Nor does a page that has had no answer, or whose device has another day and knows no better. */
const WHILE_UNSURE_MS = 300_000;

/** From now on the server's day is known, however long the page stays open. */
export const dayWatchStarted = createEvent();

/** What the clocks say: the day in London, and the time of the page. */
interface Reading {
  readonly day: IsoDate;
  readonly at: number;
}
interface Known {
  readonly day: IsoDate | null;
  readonly askedAt: number;
}

export const woke = createEvent();
export const ticked = createEvent();

export const watchFx = createEffect(() => {
  const tick = scopeBind(ticked, { safe: true });
  setInterval(() => tick(), TICK_MS);
  onWake(scopeBind(woke, { safe: true }));
});
/** `true` when somebody has come back to the page. */
export const readClocksFx = createEffect(
  (_isWaking: boolean): Reading => ({ day: localTime(serverNow()).date, at: pageTime() }),
);
export const askFx = createEffect<void, Client, ApiFailure>(() => loadClient());

/** The day at the last reading, and when the server was asked; the page began with its answer. */
const $known = createStore<Known>({ day: null, askedAt: 0 });

sample({ clock: dayWatchStarted, target: watchFx });
sample({
  clock: [dayWatchStarted.map(() => false), ticked.map(() => false), woke.map(() => true)],
  target: readClocksFx,
});
const decided = sample({
  clock: readClocksFx.done,
  source: { known: $known, today: $today },
  fn({ known, today }, { params: isWaking, result: { day, at } }) {
    const age = at - known.askedAt;
    const isDue =
      (known.day !== null && day !== known.day) ||
      (isWaking && age >= AFTER_WAKING_MS) ||
      (day !== today && age >= WHILE_UNSURE_MS);
    return { isDue, known: { day, askedAt: isDue ? at : known.askedAt } };
  },
});
sample({ clock: decided, fn: ({ known }) => known, target: $known });
sample({ clock: decided, filter: ({ isDue }) => isDue, fn: () => undefined, target: askFx });
const answered = sample({
  clock: askFx.doneData,
  source: $today,
  fn: (today, client) => ({ client, isOther: client.today !== today }),
});
sample({ clock: answered, fn: ({ client }) => client, target: clientReplaced });
sample({ clock: answered, filter: ({ isOther }) => isOther, fn: () => undefined, target: dayChanged });
