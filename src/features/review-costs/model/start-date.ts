import { combine, createEvent, createStore, type Event, type Store, sample } from 'effector';
import { formText } from '@/shared/forms';
import { addDays, FUTURE_YEARS, formatDate, type IsoDate, isIsoDate, readTypedDate } from '@/shared/lib';
import { text } from '../texts';

/** The days on which a membership may start, both inclusive. */
export type StartDateBounds = { readonly min: IsoDate; readonly max: IsoDate };

type Config = {
  /** The server's date. */
  $today: Store<IsoDate>;
  /** The date has changed since the page was opened. */
  dayChanged: Event<void>;
  $bounds: Store<StartDateBounds>;
};

/**
 * The start date: typed as DD/MM/YYYY, chosen with Today and Tomorrow, or picked from a calendar. It cannot be in the past or
 * after the limits, and one before the minimum becomes the minimum (Requirement J6.10), also if it passes while the page is open.
 */
export function createStartDate({ $today, dayChanged, $bounds: $promised }: Config) {
  const typed = createEvent<string>();
  const left = createEvent();
  const todayClicked = createEvent();
  const tomorrowClicked = createEvent();
  const restored = createEvent<IsoDate>();
  const reset = createEvent();

  const picked = createEvent<IsoDate>();

  /** Null means today, by the server's date. */
  const $picked = createStore<IsoDate | null>(null);
  const $typing = createStore<string | null>(null);
  const $error = createStore<string | null>(null);
  /** The first possible day if it has just replaced an earlier chosen date, otherwise null. */
  const $movedTo = createStore<IsoDate | null>(null);

  // The server's first possible day may be out of date.
  const $bounds = combine($promised, $today, ({ min, max }, today) => ({ min: findLatest(min, today), max }));
  const $startDate = combine($picked, $today, $bounds, (day, today, { min }) =>
    findLatest(day ?? today, min),
  );
  const $text = combine($typing, $startDate, (typing, day) => typing ?? formatDate(day));

  $typing.on(typed, (_, value) => value);
  $error.reset(typed);

  // Typed text is parsed on blur; a date before the first possible day becomes that day.
  const typedDateRead = sample({
    clock: left,
    source: { typing: $typing, bounds: $bounds },
    filter: ({ typing }) => typing !== null,
    fn: ({ typing, bounds }) => readStartDate(typing ?? '', bounds),
  });
  sample({
    clock: typedDateRead,
    filter: ({ error }) => error === null,
    fn: ({ iso }) => iso,
    target: picked,
  });
  sample({ clock: typedDateRead, fn: ({ error }) => error, target: $error });

  const quick = sample({
    clock: [todayClicked.map(() => 0), tomorrowClicked.map(() => 1)],
    source: { today: $today, bounds: $bounds },
    fn: ({ today, bounds: { min } }, days) => {
      const iso = addDays(today, days);
      return { iso: findLatest(iso, min), isMoved: iso < min };
    },
  });
  sample({ clock: quick, fn: ({ iso }) => iso, target: picked });
  sample({ clock: restored, filter: isIsoDate, target: picked });
  $picked.on(picked, (_, iso) => iso).reset(reset);
  $typing.reset(picked, reset);
  $error.reset(picked, reset);

  // The chosen date has passed because the date changed. Half-typed text stays, and is parsed on blur.
  const chosenDatePassed = sample({
    clock: dayChanged,
    source: { day: $picked, typing: $typing, today: $today, bounds: $bounds },
    fn: ({ day, typing, today, bounds: { min } }) => ({
      iso: findLatest(today, min),
      isPicked: day !== null && day < min,
      isMoved: typing === null && (day === null ? min <= today : day < min),
    }),
  });
  sample({
    clock: chosenDatePassed,
    filter: ({ isPicked, isMoved }) => isPicked && isMoved,
    fn: ({ iso }) => iso,
    target: picked,
  });

  // A date that changes automatically is announced.
  const startDateMoved = sample({
    clock: [typedDateRead, quick, chosenDatePassed],
    filter: ({ isMoved }) => isMoved,
    fn: ({ iso }) => iso,
  });
  $movedTo
    .on(typed, () => null)
    .on(picked, () => null)
    .reset(reset);
  sample({ clock: startDateMoved, target: $movedTo });

  return {
    typed,
    left,
    todayClicked,
    tomorrowClicked,
    restored,
    reset,
    picked,
    $bounds,
    $startDate,
    $text,
    $error,
    $movedTo,
  };
}

const PART_ERRORS = {
  format: text('costs.wrongFormat'),
  day: text('costs.wrongDay'),
  month: text('costs.wrongMonth'),
  year: text('costs.wrongYear'),
} as const;

type ParsedStartDate = { readonly iso: IsoDate; readonly error: string | null; readonly isMoved: boolean };

function readStartDate(typed: string, { min, max }: StartDateBounds): ParsedStartDate {
  const createError = (error: string): ParsedStartDate => ({ iso: min, error, isMoved: false });
  const reading = readTypedDate(typed, FUTURE_YEARS);
  switch (reading.kind) {
    case 'empty':
      return createError(formText('data.dateInvalid'));
    case 'problem': {
      const [first, second] = (reading.either ?? []).map(formatDate);
      if (first && second)
        return createError(
          `${formText('data.dateInvalid')} ${formText('data.either', { one: first, other: second })}`,
        );
      return createError(`${formText('data.dateInvalid')} ${PART_ERRORS[reading.part]}`);
    }
    case 'date':
      if (reading.iso < min) return { iso: min, error: null, isMoved: true };
      if (reading.iso > max) return createError(text('costs.dateTooLate', { max: formatDate(max) }));
      return { iso: reading.iso, error: null, isMoved: false };
  }
}

/** The latest day; days in the form YYYY-MM-DD sort as text. */
function findLatest(...days: IsoDate[]): IsoDate {
  return days.sort().at(-1) ?? '';
}
