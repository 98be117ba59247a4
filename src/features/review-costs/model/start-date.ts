import { combine, createEvent, createStore, type Event, type Store, sample } from 'effector';
import { formText } from '@/shared/forms';
import {
  addDays,
  FUTURE_YEAR_LIMITS,
  formatDate,
  type IsoDate,
  isIsoDate,
  readTypedDate,
} from '@/shared/lib';
import { text } from '../texts';

/** The days on which a membership may start, both inclusive. */
export type StartDateBounds = { readonly min: IsoDate; readonly max: IsoDate };

type StartDateConfig = {
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
export function createStartDate({ $today, dayChanged, $bounds: $serverBounds }: StartDateConfig) {
  const dateTyped = createEvent<string>();
  const fieldLeft = createEvent();
  const todayClicked = createEvent();
  const tomorrowClicked = createEvent();
  const dateRestored = createEvent<IsoDate>();
  const reset = createEvent();

  const datePicked = createEvent<IsoDate>();

  /** Null means today, by the server's date. */
  const $pickedDate = createStore<IsoDate | null>(null);
  const $typedText = createStore<string | null>(null);
  const $error = createStore<string | null>(null);
  /** The first possible day if it has just replaced an earlier chosen date, otherwise null. */
  const $movedTo = createStore<IsoDate | null>(null);

  // The server's first possible day may be out of date.
  const $bounds = combine($serverBounds, $today, ({ min, max }, today) => ({
    min: findLatest(min, today),
    max,
  }));
  const $startDate = combine($pickedDate, $today, $bounds, (day, today, { min }) =>
    findLatest(day ?? today, min),
  );
  const $text = combine($typedText, $startDate, (typing, day) => typing ?? formatDate(day));

  $typedText.on(dateTyped, (_, value) => value);
  $error.reset(dateTyped);

  // Typed text is parsed on blur; a date before the first possible day becomes that day.
  const typedDateRead = sample({
    clock: fieldLeft,
    source: { typing: $typedText, bounds: $bounds },
    filter: ({ typing }) => typing !== null,
    fn: ({ typing, bounds }) => readStartDate(typing ?? '', bounds),
  });
  sample({
    clock: typedDateRead,
    filter: ({ error }) => error === null,
    fn: ({ iso }) => iso,
    target: datePicked,
  });
  sample({ clock: typedDateRead, fn: ({ error }) => error, target: $error });

  const quickDateChosen = sample({
    clock: [todayClicked.map(() => 0), tomorrowClicked.map(() => 1)],
    source: { today: $today, bounds: $bounds },
    fn: ({ today, bounds: { min } }, days) => {
      const iso = addDays(today, days);
      return { iso: findLatest(iso, min), isMoved: iso < min };
    },
  });
  sample({ clock: quickDateChosen, fn: ({ iso }) => iso, target: datePicked });
  sample({ clock: dateRestored, filter: isIsoDate, target: datePicked });
  $pickedDate.on(datePicked, (_, iso) => iso).reset(reset);
  $typedText.reset(datePicked, reset);
  $error.reset(datePicked, reset);

  // The chosen date has passed because the date changed. Half-typed text stays, and is parsed on blur.
  const chosenDatePassed = sample({
    clock: dayChanged,
    source: { day: $pickedDate, typing: $typedText, today: $today, bounds: $bounds },
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
    target: datePicked,
  });

  // A date that changes automatically is announced.
  const startDateMoved = sample({
    clock: [typedDateRead, quickDateChosen, chosenDatePassed],
    filter: ({ isMoved }) => isMoved,
    fn: ({ iso }) => iso,
  });
  $movedTo
    .on(dateTyped, () => null)
    .on(datePicked, () => null)
    .reset(reset);
  sample({ clock: startDateMoved, target: $movedTo });

  return {
    dateTyped,
    fieldLeft,
    todayClicked,
    tomorrowClicked,
    dateRestored,
    reset,
    datePicked,
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
  const buildError = (error: string): ParsedStartDate => ({ iso: min, error, isMoved: false });
  const typedDate = readTypedDate(typed, FUTURE_YEAR_LIMITS);
  switch (typedDate.kind) {
    case 'empty':
      return buildError(formText('data.dateInvalid'));
    case 'problem': {
      const [first, second] = (typedDate.either ?? []).map(formatDate);
      if (first && second)
        return buildError(
          `${formText('data.dateInvalid')} ${formText('data.either', { one: first, other: second })}`,
        );
      return buildError(`${formText('data.dateInvalid')} ${PART_ERRORS[typedDate.part]}`);
    }
    case 'date':
      if (typedDate.iso < min) return { iso: min, error: null, isMoved: true };
      if (typedDate.iso > max) return buildError(text('costs.dateTooLate', { max: formatDate(max) }));
      return { iso: typedDate.iso, error: null, isMoved: false };
  }
}

/** The latest day; days in the form YYYY-MM-DD sort as text. */
function findLatest(...days: IsoDate[]): IsoDate {
  return days.sort().at(-1) ?? '';
}
