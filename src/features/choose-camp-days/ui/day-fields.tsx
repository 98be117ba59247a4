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
const NARROW_SCREEN = '@media (max-width: 22.49rem)';

const Row = styled('fieldset', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '3.75rem minmax(0, 1fr)', md: '9rem minmax(0, 1fr)' },
    [NARROW_SCREEN]: { gridTemplateColumns: '1fr' },
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
const DateLabel = styled('span', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignContent: 'center',
    columnGap: '1',
    // As high as the options, so that a day without any is as high as the others.
    minHeight: '3.5rem',
    [NARROW_SCREEN]: { minHeight: '0' },
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
  readonly childName: string;
  readonly bookedDays: BookedDays;
  readonly childrenBookedDays: readonly ChildBookedDays[];
  readonly chosenId: string | null;
  /** Why the day was refused; null if it was not. */
  readonly error: string | null;
  readonly onChoose: (optionId: string | null) => void;
}

/** One date in a row: its options, and why others are not available. */
export function DayFields({
  day,
  childName,
  bookedDays,
  childrenBookedDays,
  chosenId,
  error,
  onChoose,
}: DayFieldsProps) {
  const { date, options, cancelledReason } = day;
  const commonState = findCommonState(day, bookedDays, childrenBookedDays);
  const errorId = useId();
  const rowRef = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (error !== null) rowRef.current?.focus();
  }, [error]);
  const notes = options.flatMap((option) => buildNotes(day, option, bookedDays, childrenBookedDays));
  return (
    <Row ref={rowRef} {...(error !== null && { tabIndex: -1, 'aria-describedby': errorId })}>
      <legend>
        <VisuallyHidden>{childName === '' ? dayName(date) : `${childName}, ${dayName(date)}`}</VisuallyHidden>
      </legend>
      <DateLabel aria-hidden="true">
        <span>{weekdayName(date)}</span>
        <span>{`${dayNumber(date)} ${monthName(date)}`}</span>
      </DateLabel>
      {cancelledReason !== null ? (
        <StateLabel state="cancelled">{text('campDays.cancelled', { reason: cancelledReason })}</StateLabel>
      ) : commonState !== null ? (
        <StateLabel state="full">{commonState}</StateLabel>
      ) : (
        <Segments day={day} bookedDays={bookedDays} chosenId={chosenId} onChoose={onChoose} />
      )}
      {commonState === null && cancelledReason === null && notes.length > 0 && (
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
function buildNotes(
  day: Day,
  option: Option,
  bookedDays: BookedDays,
  childrenBookedDays: readonly ChildBookedDays[],
) {
  const { label, state } = option;
  if (isBooked(day, option, bookedDays))
    return [
      {
        state: 'closed' as const,
        words: text('campDays.note', { label, words: formatAlreadyBooked(day, option, childrenBookedDays) }),
      },
    ];
  const words = state === 'few' ? formatOptionState(option) : null;
  return words === null ? [] : [{ state, words: text('campDays.note', { label, words }) }];
}

/** Says which of several children already has the day. */
function formatAlreadyBooked(
  day: Day,
  option: Option,
  childrenBookedDays: readonly ChildBookedDays[],
): string {
  const names = childrenBookedDays
    .filter(({ bookedDays }) => isBooked(day, option, bookedDays))
    .map(({ name }) => name);
  if (names.length === 0) return text('campDays.already');
  return text('campDays.alreadyFor', { names: formatList(names) });
}

/** One text for a day without any available option; null if there is one, or if the reasons differ. */
function findCommonState(
  day: Day,
  bookedDays: BookedDays,
  childrenBookedDays: readonly ChildBookedDays[],
): string | null {
  if (day.options.some((option) => canChoose(day, option, bookedDays))) return null;
  const words = day.options.map((option) =>
    isBooked(day, option, bookedDays)
      ? formatAlreadyBooked(day, option, childrenBookedDays)
      : formatOptionState(option),
  );
  const [firstWords = null] = words;
  return words.every((words) => words === firstWords) ? firstWords : null;
}
