import { formatTimes } from '@/entities/session';
import { styled } from '@/shared/ui/styled';
import { findUnavailableReason } from '../lib/unavailable-reason';
import { text } from '../texts';
import { Slot } from './slot';
import type { SlotsProps } from './slot-table';

const TimeList = styled('ol', {
  base: { display: 'grid', gap: '4', margin: '0', padding: '0', listStyle: 'none' },
});
const Time = styled('h3', {
  base: {
    margin: '0',
    fontFamily: 'body',
    fontSize: 'lg',
    fontWeight: 'bold',
    fontVariantNumeric: 'tabular-nums',
  },
});
const CourtList = styled('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))',
    gap: '2',
    margin: '0',
    padding: '0',
    paddingTop: '1',
    listStyle: 'none',
  },
});
/** A chip with the court's name above its button, which fills the chip. */
const CourtItem = styled('li', {
  base: {
    position: 'relative',
    display: 'grid',
    minHeight: '3.5rem',
    '& > span': {
      position: 'absolute',
      zIndex: '1',
      top: '2',
      left: '0',
      right: '0',
      fontSize: 'sm',
      lineHeight: 'snug',
      textAlign: 'center',
      whiteSpace: 'nowrap',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      pointerEvents: 'none',
    },
    '& > div': { display: 'grid' },
    '& > div > *': {
      justifyContent: 'center',
      minHeight: '3.5rem',
      paddingTop: '6',
      paddingX: '2',
      paddingBottom: '1',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'line',
      borderRadius: 'md',
      fontVariantNumeric: 'tabular-nums',
      textAlign: 'center',
    },
    '& > div > button': { background: 'surface', borderColor: 'primary.border', color: 'primary.text' },
    '& > div > button:hover': { background: 'primary.tint', color: 'primary.text' },
  },
});

const UnavailableCourts = styled('li', {
  base: { gridColumn: '1 / -1', fontSize: 'sm', color: 'fg.muted', overflowWrap: 'anywhere' },
});

/** The unavailable courts by reason: "Taken: Court 1, Court 3". A reason that applies to all courts is shown alone. */
function listUnavailable(
  { spaces }: SlotsProps['grid'],
  cells: SlotsProps['rows'][number]['cells'],
): string[] {
  const courtsByReason = new Map<string, string[]>();
  for (const [position, cell] of cells.entries()) {
    const reason = findUnavailableReason(cell);
    if (reason !== null)
      courtsByReason.set(reason, [...(courtsByReason.get(reason) ?? []), spaces[position]?.name ?? '']);
  }
  return [...courtsByReason].map(([reason, courts]) =>
    courts.length === cells.length ? reason : text('space.off', { why: reason, courts: courts.join(', ') }),
  );
}

/** The slots of a day as a list, for windows too narrow for a table: each time with its courts. */
export function SlotList({ grid, rows, slug, caption, now }: SlotsProps) {
  return (
    <TimeList aria-label={caption}>
      {rows.map(({ localStart, localEnd, cells }) => (
        <li key={localStart}>
          <Time>{formatTimes({ localStart, localEnd })}</Time>
          <CourtList>
            {cells.map((cell, position) => {
              const court = grid.spaces[position]?.name ?? '';
              if (findUnavailableReason(cell) !== null) return null;
              return (
                <CourtItem key={cell.spaceId}>
                  <span>{court}</span>
                  <Slot
                    cell={cell}
                    time={formatTimes({ localStart, localEnd })}
                    court={court}
                    hireable={grid.extras}
                    slug={slug}
                    now={now}
                  />
                </CourtItem>
              );
            })}
            {listUnavailable(grid, cells).map((line) => (
              <UnavailableCourts key={line}>{line}</UnavailableCourts>
            ))}
          </CourtList>
        </li>
      ))}
    </TimeList>
  );
}
