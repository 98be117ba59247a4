import { useId } from 'react';
import { formatOptionState, hasRoom } from '@/entities/camp';
import { styled } from '@/shared/ui/styled';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { type BookedDays, canChoose, type Day, isBooked, type Option } from '../lib/chosen-days';
import { text } from '../texts';

/** Options next to each other in one frame; the chosen one is filled. */
const Frame = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    minWidth: '0',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'line.strong',
    borderRadius: 'md',
    background: 'surface',
    overflow: 'hidden',
  },
});
const Segment = styled('label', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    flex: { base: '1 1 4.25rem', md: '1 1 6.5rem' },
    minHeight: '3.375rem',
    paddingX: '1',
    fontSize: 'sm',
    lineHeight: 'snug',
    textAlign: 'center',
    cursor: 'pointer',
    '& + &': { borderInlineStart: '1px solid', borderColor: 'line' },
    // Visually hidden, for the keyboard and screen readers.
    '& > input': {
      position: 'absolute',
      inset: '0',
      width: 'full',
      height: 'full',
      margin: '0',
      opacity: '0',
      cursor: 'inherit',
    },
    '&:hover': { background: 'primary.tint' },
    '&[data-chosen]': { background: 'primary.fill', color: 'primary.on' },
    '&:focus-within': { outline: '3px solid', outlineColor: 'focus', outlineOffset: '-3px' },

    '&[data-off]': { background: 'transparent', color: 'fg.muted', cursor: 'not-allowed' },
    '@media (forced-colors: active)': {
      '&[data-chosen]': { outline: '3px solid Highlight', outlineOffset: '-3px' },
      '&[data-off]': { color: 'GrayText' },
    },
  },
  variants: {
    // "None" is less prominent.
    isNone: { true: { flex: '0 0 2.75rem', '&[data-chosen]': { background: 'subtle', color: 'fg' } } },
  },
});
const Amount = styled('span', { base: { fontWeight: 'bold', fontVariantNumeric: 'tabular-nums' } });

interface SegmentsProps {
  readonly day: Day;
  readonly bookedDays: BookedDays;
  /** The id of the chosen option; null if the child does not come. */
  readonly chosenId: string | null;
  readonly onChoose: (optionId: string | null) => void;
}

/** The options of a day, of which one or none is chosen. */
export function Segments({ day, bookedDays, chosenId, onChoose }: SegmentsProps) {
  const name = useId();
  return (
    <Frame>
      {day.options.map((option) => {
        const isAvailable = canChoose(day, option, bookedDays);
        const isChosen = option.id === chosenId;
        return (
          <Segment
            key={option.id}
            data-chosen={isChosen ? '' : undefined}
            data-off={isAvailable ? undefined : ''}
          >
            <input
              type="radio"
              name={name}
              checked={isChosen}
              disabled={!isAvailable}
              onChange={() => onChoose(option.id)}
            />
            <span>{option.label}</span>
            <VisuallyHidden>{text('campDays.times', { from: option.from, to: option.to })}</VisuallyHidden>
            <Amount>{formatAmount(day, option, bookedDays)}</Amount>
          </Segment>
        );
      })}
      <Segment isNone data-chosen={chosenId === null ? '' : undefined}>
        <input type="radio" name={name} checked={chosenId === null} onChange={() => onChoose(null)} />
        <span aria-hidden="true">–</span>
        <VisuallyHidden>{text('campDays.notComing')}</VisuallyHidden>
      </Segment>
    </Frame>
  );
}

function formatAmount(day: Day, option: Option, bookedDays: BookedDays): string {
  if (isBooked(day, option, bookedDays)) return text('campDays.booked');
  return hasRoom(option) ? option.price.formatted : (formatOptionState(option) ?? '');
}
