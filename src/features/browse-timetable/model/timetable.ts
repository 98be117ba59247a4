import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { $token } from '@/entities/customer';
import { localTime, STRIP_DAYS } from '@/entities/session';
import { type ApiFailure, isApiFailure, loadTimetable } from '@/shared/api';
import { addDays, type IsoDate } from '@/shared/lib';
import { createLatestFx, createRequest } from '@/shared/request';
import { $location } from '@/shared/routes';
import { readQuery } from '../lib/address';
import { noDays, type ReceivedTimetable, type TimetableDays, withAnswer } from '../lib/timetable-days';
import { timetableView } from '../lib/timetable-view';

interface Wanted {
  readonly slug: string;
  /** null: the operator's today. */
  readonly from: IsoDate | null;
  readonly days: number;
}

/** The time reserved for the day that is looked at before the rest of its week is loaded. */
const WEEK_AFTER_MS = 1500;

/** The timetable of the centre with this slug is on the screen, with the query of its address. */
export const shown = createEvent<{ slug: string; search: string }>();
export const closed = createEvent();
/** The page is looked at again, a minute has passed, or a booking was refused. */
export const refreshRequested = createEvent();
/** The row of a session was left for its page: the way back leads to it. */
export const sessionFollowed = createEvent<string>();
export const returnedToRow = createEvent();

async function receive({ slug, from, days }: Wanted, options: { signal: AbortSignal }) {
  const timetable = await (from === null
    ? loadToday(slug, days, options)
    : loadTimetable({ venue: slug, from, days }, options).catch((failure) => {
        // A day that is over, or too far ahead: an old address leads to today.
        if (!isRefused(failure)) throw failure;
        return loadToday(slug, days, options);
      }));
  return { slug, timetable, days, receivedAt: performance.now() };
}

/** Only the server knows today. Where the clock of the device is behind, around midnight, it refuses a day that is over. */
async function loadToday(venue: string, days: number, options: { signal: AbortSignal }) {
  const { date: from } = localTime(Date.now());
  return loadTimetable({ venue, from, days }, options).catch((failure) => {
    if (!isRefused(failure)) throw failure;
    return loadTimetable({ venue, from: addDays(from, 1), days }, options);
  });
}

const isRefused = (failure: unknown): boolean => isApiFailure(failure) && failure.kind === 'validation';

const dayRequest = createRequest<Wanted, ReceivedTimetable>({ load: receive });
export const retryClicked = dayRequest.retryClicked;
export const $failure = dayRequest.$failure;
export const $status = dayRequest.$status;

/** The rest of the week, so that its days and filters answer at once. Its failure goes unsaid: each day is asked for again. */
const loadWeekFx = createLatestFx<Wanted, ReceivedTimetable, ApiFailure>(receive);
const settleFx = createEffect(() => new Promise<void>((resolve) => setTimeout(resolve, WEEK_AFTER_MS)));

const $slug = createStore<string | null>(null)
  .on(shown, (_, { slug }) => slug)
  .reset(closed);
const $query = createStore(readQuery('')).on(shown, (_, { search }) => readQuery(search));
const $wantedDate = $query.map(({ date }) => date);
const $place = combine({ slug: $slug, date: $wantedDate });

const $loaded = createStore<TimetableDays>(noDays)
  .on([dayRequest.loaded, loadWeekFx.doneData], withAnswer)
  .reset($token);

/** Everything that the page shows of the chosen day; null until it has been loaded once. */
export const $view = combine($loaded, $query, $slug, timetableView);

/** The row that the focus returns to. */
export const $rowToReturnTo = createStore<string | null>(null)
  .on(sessionFollowed, (_, id) => id)
  .reset(returnedToRow);

/** The address, with its filters, at which the row of a session was left. */
export const $wayBack = createStore<{ readonly sessionId: string; readonly to: string } | null>(null);
sample({
  clock: sessionFollowed,
  source: $location,
  fn: ({ pathname, search }, sessionId) => ({ sessionId, to: `${pathname}${search}` }),
  target: $wayBack,
});

// Another centre, day or customer is asked for at once; what is known of the day is seen meanwhile.
sample({
  clock: [$place, $token, refreshRequested],
  source: $place,
  filter: ({ slug }) => slug !== null,
  fn: ({ slug, date }): Wanted => ({ slug: slug ?? '', from: date, days: 1 }),
  target: dayRequest.reloadRequested,
});

// Where the clock of the device is ahead, the day that came is not today.
sample({
  clock: dayRequest.loaded,
  source: { view: $view, slug: $slug },
  filter: ({ view }) => view !== null && view.sessions === null,
  fn: ({ view, slug }): Wanted => ({ slug: slug ?? '', from: view?.date ?? null, days: 1 }),
  target: dayRequest.reloadRequested,
});

// Once a day is there, the others beside it follow, each strip once.
const $strip = combine($view, $slug, (view, slug) => (view ? `${slug} ${view.strip.dates[0]}` : null));
const $loadedStrip = createStore<string | null>(null).reset($token);
sample({ clock: dayRequest.loaded, fn: () => undefined, target: settleFx });
const settled = sample({
  clock: settleFx.done,
  source: {
    slug: $slug,
    view: $view,
    strip: $strip,
    loadedStrip: $loadedStrip,
    isLoading: dayRequest.$isLoading,
  },
  filter: ({ slug, view, strip, loadedStrip, isLoading }) =>
    slug !== null && view !== null && strip !== loadedStrip && !isLoading,
});
sample({ clock: settled, fn: ({ strip }) => strip, target: $loadedStrip });
sample({
  clock: settled,
  fn: ({ slug, view }): Wanted => ({
    slug: slug ?? '',
    from: view?.strip.dates[0] ?? null,
    days: STRIP_DAYS,
  }),
  target: loadWeekFx,
});
