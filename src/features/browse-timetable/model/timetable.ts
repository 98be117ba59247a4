import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { $today } from '@/entities/client';
import { $token } from '@/entities/customer';
import { STRIP_DAYS } from '@/entities/session';
import { type ApiFailure, isApiFailure, loadClient, loadTimetable, unexpectedFailure } from '@/shared/api';
import { type IsoDate, isPresent, pageTime } from '@/shared/lib';
import { createLatestFx, createRequest } from '@/shared/request';
import { readQuery } from '../lib/address';
import { daysFor, type ReceivedTimetable, withAnswer } from '../lib/timetable-days';
import { timetableView } from '../lib/timetable-view';
import { sessionFollowed } from './return-location';

interface TimetableRange {
  readonly slug: string;
  readonly from: IsoDate;
  readonly days: number;
}

/** Whose prices an answer has. */
interface Session {
  readonly token: string | null;
}

/** The time reserved for the day that is looked at before the rest of its week is loaded. */
const WEEK_AFTER_MS = 1500;

/** The timetable of the centre with this slug is on the screen, with the query of its address. */
export const timetableShown = createEvent<{ slug: string; search: string }>();
export const closed = createEvent();
/** The page is looked at again, a minute has passed, or a booking was refused. */
export const refreshRequested = createEvent();
export const returnedToRow = createEvent();

async function receive({ slug, from, days }: TimetableRange, options: { signal: AbortSignal }) {
  const load = async (first: IsoDate) => {
    const timetable = await loadTimetable({ venue: slug, from: first, days }, options);
    // Of another day, as an old copy has it, it would be asked for again without end.
    if (timetable.from !== first)
      throw unexpectedFailure(`The timetable of ${first} begins on ${timetable.from}.`);
    return timetable;
  };
  const timetable = await load(from).catch(async (failure) => {
    // A day that is over, or too far ahead, leads to today; which day that is, the server is asked again.
    if (!isRefused(failure)) throw failure;
    const { today } = await loadClient(options);
    return load(today);
  });
  return { slug, timetable, days, receivedAt: pageTime() };
}

const isRefused = (failure: unknown): boolean => isApiFailure(failure) && failure.kind === 'validation';

const dayRequest = createRequest<TimetableRange, ReceivedTimetable>({ load: receive });
export const retryClicked = dayRequest.retryClicked;
export const $failure = dayRequest.$failure;
export const $status = dayRequest.$status;

/** The rest of the week, so that its days and filters answer at once. Its failure goes unsaid: each day is asked for again. */
const loadWeekFx = createLatestFx<TimetableRange & Session, ReceivedTimetable, ApiFailure>(receive);
const settleFx = createEffect(() => new Promise<void>((resolve) => setTimeout(resolve, WEEK_AFTER_MS)));

const $slug = createStore<string | null>(null)
  .on(timetableShown, (_, { slug }) => slug)
  .reset(closed);
const $query = createStore(readQuery('')).on(timetableShown, (_, { search }) => readQuery(search));
const $wantedDate = $query.map(({ date }) => date);
const $place = combine({ slug: $slug, date: $wantedDate });

/** An answer that was asked for before a log-in or a log-out is dropped. */
const weekLoaded = sample({
  clock: loadWeekFx.done,
  source: $token,
  filter: (token, { params }) => params.token === token,
  fn: (_, { result }) => result,
});

const answered = sample({
  clock: [dayRequest.loaded, weekLoaded],
  source: $token,
  fn: (token, answer) => ({ token, answer }),
});

// What a visitor has seen stays, in its place, until the answer of the customer is there; what a customer has seen goes with them.
const $loaded = createStore(daysFor(null))
  .on(answered, (known, { token, answer }) => withAnswer(known, token, answer))
  .on($token, (known, token) => (known.token === null ? known : daysFor(token)));

/** Everything that the page shows of the chosen day; null until it has been loaded once. */
export const $view = combine($loaded, $query, $slug, timetableView);

/** The row that the focus returns to. */
export const $rowToReturnTo = createStore<string | null>(null)
  .on(sessionFollowed, (_, id) => id)
  .reset(returnedToRow);

// Another centre, day or customer is asked for at once; what is known of the day is seen meanwhile.
sample({
  clock: [$place, $token, refreshRequested],
  source: { place: $place, today: $today },
  filter: ({ place: { slug } }) => slug !== null,
  fn: ({ place: { slug, date }, today }): TimetableRange => ({
    slug: slug ?? '',
    from: date ?? today,
    days: 1,
  }),
  target: dayRequest.reloadRequested,
});

// The day has changed on the way: what came is not the day that is shown.
const missed = sample({
  clock: dayRequest.loaded,
  source: $view,
  fn: (view): TimetableRange | null =>
    view && view.sessions === null ? { slug: view.slug, from: view.date, days: 1 } : null,
});
sample({ clock: missed, filter: isPresent, target: dayRequest.reloadRequested });

// Once a day is there, the others beside it follow, each strip once.
const $strip = $view.map((view): TimetableRange | null => {
  const [from] = view?.strip.dates ?? [];
  return view && from !== undefined ? { slug: view.slug, from, days: STRIP_DAYS } : null;
});
const nameOf = (strip: TimetableRange | null) => strip && `${strip.slug} ${strip.from}`;
const $loadedStrip = createStore<string | null>(null).reset($token);
sample({ clock: dayRequest.loaded, target: settleFx });
const settled = sample({
  clock: settleFx.done,
  source: { strip: $strip, loadedStrip: $loadedStrip, isLoading: dayRequest.$isLoading },
  fn: ({ strip, loadedStrip, isLoading }) => (nameOf(strip) === loadedStrip || isLoading ? null : strip),
}).filter({ fn: isPresent });
sample({ clock: settled, fn: nameOf, target: $loadedStrip });
sample({ clock: settled, source: $token, fn: (token, strip) => ({ ...strip, token }), target: loadWeekFx });
