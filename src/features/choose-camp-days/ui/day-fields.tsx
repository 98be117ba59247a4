import { useEffect, useId, useRef } from 'react';
import { formatOptionState } from '@/entities/camp';
import { dayName, dayNumber, monthName, StateLabel, weekdayName } from '@/entities/session';
import { formatList } from '@/shared/format';
import { Alert } from '@/shared/ui/alert';
import { styled } from '@/shared/ui/styled';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import {
  type BookedDays,
  type ChildBookedDays,
  canChoose,
  type Day,
  isBooked,
  type Option,
} from '../lib/chosen-days';
import { text } from '../texts';
import { Segments } from './segments';

/** A small phone: the options need the whole width. */
const NARROW = '@media (max-width: 22.49rem)';

const Row = styled('fieldset', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '3.75rem minmax(0, 1fr)', md: '9rem minmax(0, 1fr)' },
    [NARROW]: { gridTemplateColumns: '1fr' },
    alignItems: 'center',
    columnGap: '2',
    rowGap: '1',
    minWidth: '0',
    margin: '0',
    padding: '0',
    borderWidth: '0',
    overflowWrap: 'anywhere',
    position: 'relative',
    // For screen readers only: in Safari a visible legend cannot be a grid cell.
    '& > legend': { position: 'absolute', padding: '0' },
    '& > legend + * + *': { minWidth: '0' },
  },
});
const When = styled('span', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignContent: 'center',
    columnGap: '1',
    // As high as the options, so that a day without any is as high as the others.
    minHeight: '3.5rem',
    [NARROW]: { minHeight: '0' },
    fontWeight: 'bold',
    lineHeight: 'snug',
  },
});
/** Notes below the options. */
const Notes = styled('div', {
  base: { gridColumn: { base: '1 / -1', md: '2' }, display: 'flex', flexWrap: 'wrap', columnGap: '4' },
});

interface DayFieldsProps {
  readonly day: Day;
  readonly name: string;
  readonly taken: BookedDays;
  readonly takenBy: readonly ChildBookedDays[];
  readonly chosenId: string | null;
  /** Why the day was refused; null if it was not. */
  readonly error: string | null;
  readonly onChoose: (optionId: string | null) => void;
}

/** One date in a row: its options, and why others are not available. */
export function DayFields({ day, name, taken, takenBy, chosenId, error, onChoose }: DayFieldsProps) {
  const { date, options, cancelledReason } = day;
  const only = findCommonState(day, taken, takenBy);
  const errorId = useId();
  const row = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (error !== null) row.current?.focus();
  }, [error]);
  const notes = options.flatMap((option) => findNote(day, option, taken, takenBy));
  return (
    <Row ref={row} {...(error !== null && { tabIndex: -1, 'aria-describedby': errorId })}>
      <legend>
        <VisuallyHidden>{name === '' ? dayName(date) : `${name}, ${dayName(date)}`}</VisuallyHidden>
      </legend>
      <When aria-hidden="true">
        <span>{weekdayName(date)}</span>
        <span>{`${dayNumber(date)} ${monthName(date)}`}</span>
      </When>
      {cancelledReason !== null ? (
        <StateLabel state="cancelled">{text('campDays.cancelled', { reason: cancelledReason })}</StateLabel>
      ) : only !== null ? (
        <StateLabel state="full">{only}</StateLabel>
      ) : (
        <Segments day={day} taken={taken} chosenId={chosenId} onChoose={onChoose} />
      )}
      {only === null && cancelledReason === null && notes.length > 0 && (
        <Notes>
          {notes.map(({ state, words }) => (
            <StateLabel key={words} state={state}>
              {words}
            </StateLabel>
          ))}
        </Notes>
      )}
      {error !== null && (
        <Notes>
          <Alert status="danger">
            <span id={errorId}>{error}</span>
          </Alert>
        </Notes>
      )}
    </Row>
  );
}

/** A note that the option's amount does not give: how few spaces are left, and who already has it. */
function findNote(day: Day, option: Option, taken: BookedDays, takenBy: readonly ChildBookedDays[]) {
  const { label, state } = option;
  if (isBooked(day, option, taken))
    return [
      {
        state: 'closed' as const,
        words: text('campDays.note', { label, words: formatAlreadyBooked(day, option, takenBy) }),
      },
    ];
  const words = state === 'few' ? formatOptionState(option) : null;
  return words === null ? [] : [{ state, words: text('campDays.note', { label, words }) }];
}

/** Says which of several children already has the day. */
function formatAlreadyBooked(day: Day, option: Option, takenBy: readonly ChildBookedDays[]): string {
  const names = takenBy.filter(({ taken }) => isBooked(day, option, taken)).map(({ name }) => name);
  if (names.length === 0) return text('campDays.already');
  return text('campDays.alreadyFor', { names: formatList(names) });
}

/** One text for a day without any available option; null if there is one, or if the reasons differ. */
function findCommonState(day: Day, taken: BookedDays, takenBy: readonly ChildBookedDays[]): string | null {
  if (day.options.some((option) => canChoose(day, option, taken))) return null;
  const words = day.options.map((option) =>
    isBooked(day, option, taken) ? formatAlreadyBooked(day, option, takenBy) : formatOptionState(option),
  );
  const [first = null] = words;
  return words.every((one) => one === first) ? first : null;
}
