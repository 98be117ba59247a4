import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { $today } from '@/entities/client';
import { $token } from '@/entities/customer';
import { STRIP_DAYS } from '@/entities/session';
import { type ApiFailure, isApiFailure, loadClient, loadTimetable, toUnexpectedFailure } from '@/shared/api';
import { getPageTime, type IsoDate, isPresent } from '@/shared/lib';
import { createLatestFx, createRequest } from '@/shared/request';
import { readQuery } from '../lib/address';
import { addTimetable, buildEmptyDays, type ReceivedTimetable } from '../lib/timetable-days';
import { buildTimetableView } from '../lib/timetable-view';
import { sessionRowOpened } from './return-location';

interface TimetableRange {
  readonly slug: string;
  readonly from: IsoDate;
  readonly days: number;
}

/** The customer for whom a response's prices are; null for a visitor. */
interface PriceOwner {
  readonly token: string | null;
}

/** How long to wait before loading the rest of the week, so that the chosen day loads first. */
const WEEK_LOAD_DELAY_MS = 1500;

/** A centre's timetable is on the screen, with the query of its address. */
export const timetableShown = createEvent<{ slug: string; search: string }>();
export const timetableClosed = createEvent();
/** The customer has returned to the page, a minute has passed, or a booking was refused. */
export const refreshRequested = createEvent();
export const rowFocusRestored = createEvent();

async function loadReceivedTimetable({ slug, from, days }: TimetableRange, options: { signal: AbortSignal }) {
  const loadFrom = async (firstDate: IsoDate) => {
    const timetable = await loadTimetable({ venue: slug, from: firstDate, days }, options);
    // A response for another day, from an outdated cache, would be requested again endlessly.
    if (timetable.from !== firstDate)
      throw toUnexpectedFailure(`The timetable of ${firstDate} begins on ${timetable.from}.`);
    return timetable;
  };
  const timetable = await loadFrom(from).catch(async (failure) => {
    // A day that has passed or is too far ahead leads to today, whose date is requested from the server again.
    if (!isRefusal(failure)) throw failure;
    const { today } = await loadClient(options);
    return loadFrom(today);
  });
  return { slug, timetable, days, receivedAt: getPageTime() };
}

const isRefusal = (failure: unknown): boolean => isApiFailure(failure) && failure.kind === 'validation';

const dayRequest = createRequest<TimetableRange, ReceivedTimetable>({ load: loadReceivedTimetable });
export const retryClicked = dayRequest.retryClicked;
export const $failure = dayRequest.$failure;
export const $status = dayRequest.$status;

/**
 * Loads the rest of the week, so that its days and filters respond at once. A failure is not shown, because each day is requested
 * again when it is chosen.
 */
const loadWeekFx = createLatestFx<TimetableRange & PriceOwner, ReceivedTimetable, ApiFailure>(
  loadReceivedTimetable,
);
const waitForRowsFx = createEffect(
  () => new Promise<void>((resolve) => setTimeout(resolve, WEEK_LOAD_DELAY_MS)),
);

const $slug = createStore<string | null>(null)
  .on(timetableShown, (_, { slug }) => slug)
  .reset(timetableClosed);
const $query = createStore(readQuery('')).on(timetableShown, (_, { search }) => readQuery(search));
const $requestedDate = $query.map(({ date }) => date);
const $centreAndDate = combine({ slug: $slug, date: $requestedDate });

/** Ignores a response that was requested before a log-in or log-out. */
const weekLoaded = sample({
  clock: loadWeekFx.done,
  source: $token,
  filter: (token, { params }) => params.token === token,
  fn: (_, { result }) => result,
});

const timetableReceived = sample({
  clock: [dayRequest.loaded, weekLoaded],
  source: $token,
  fn: (token, answer) => ({ token, answer }),
});

// A visitor's view stays until the customer's response arrives; a customer's view is cleared at log-out.
const $loadedDays = createStore(buildEmptyDays(null))
  .on(timetableReceived, (loadedDays, { token, answer }) => addTimetable(loadedDays, token, answer))
  .on($token, (loadedDays, token) => (loadedDays.token === null ? loadedDays : buildEmptyDays(token)));

/** Everything that the page shows of the chosen day; null until it has loaded once. */
export const $view = combine($loadedDays, $query, $slug, buildTimetableView);

/** The id of the session whose row gets the focus back. */
export const $rowToReturnTo = createStore<string | null>(null)
  .on(sessionRowOpened, (_, id) => id)
  .reset(rowFocusRestored);

// Another centre, day or customer is requested at once; the known data of the day stays visible meanwhile.
sample({
  clock: [$centreAndDate, $token, refreshRequested],
  source: { centreAndDate: $centreAndDate, today: $today },
  filter: ({ centreAndDate: { slug } }) => slug !== null,
  fn: ({ centreAndDate: { slug, date }, today }): TimetableRange => ({
    slug: slug ?? '',
    from: date ?? today,
    days: 1,
  }),
  target: dayRequest.reloadRequested,
});

// The chosen day has changed while the response was loading, so the new day is requested.
const missingDayChecked = sample({
  clock: dayRequest.loaded,
  source: $view,
  fn: (view): TimetableRange | null =>
    view && view.sessions === null ? { slug: view.slug, from: view.date, days: 1 } : null,
});
sample({ clock: missingDayChecked, filter: isPresent, target: dayRequest.reloadRequested });

// Once the day has loaded, the rest of its strip loads, once per strip.
const $strip = $view.map((view): TimetableRange | null => {
  const [from] = view?.strip.dates ?? [];
  return view && from !== undefined ? { slug: view.slug, from, days: STRIP_DAYS } : null;
});
const buildStripKey = (strip: TimetableRange | null) => strip && `${strip.slug} ${strip.from}`;
const $loadedStrip = createStore<string | null>(null).reset($token);
sample({ clock: dayRequest.loaded, target: waitForRowsFx });
const rowsSettled = sample({
  clock: waitForRowsFx.done,
  source: { strip: $strip, loadedStrip: $loadedStrip, isLoading: dayRequest.$isLoading },
  fn: ({ strip, loadedStrip, isLoading }) =>
    buildStripKey(strip) === loadedStrip || isLoading ? null : strip,
}).filter({ fn: isPresent });
sample({ clock: rowsSettled, fn: buildStripKey, target: $loadedStrip });
sample({
  clock: rowsSettled,
  source: $token,
  fn: (token, strip) => ({ ...strip, token }),
  target: loadWeekFx,
});
