import { timesText } from '@/entities/session';
import { styled } from '@/shared/ui/styled';
import { unavailableReason } from '../lib/unavailable-reason';
import { text } from '../texts';
import { Slot } from './slot';
import type { SlotsProps } from './slot-table';

const Times = styled('ol', {
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
const Courts = styled('ul', { base: { margin: '0', padding: '0', listStyle: 'none' } });
const Court = styled('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '4',
    paddingY: '1',
    borderWidth: '0 0 1px',
    borderStyle: 'solid',
    borderColor: 'line',
    '& button': { minWidth: '7rem', fontVariantNumeric: 'tabular-nums' },
  },
});

const Off = styled('li', {
  base: { paddingY: '2', fontSize: 'sm', color: 'fg.muted', overflowWrap: 'anywhere' },
});

/** The courts that cannot be had, by reason: "Taken: Court 1, Court 3". A reason of all courts stands alone. */
function unavailableLines(
  { spaces }: SlotsProps['grid'],
  cells: SlotsProps['rows'][number]['cells'],
): string[] {
  const byReason = new Map<string, string[]>();
  for (const [position, cell] of cells.entries()) {
    const why = unavailableReason(cell);
    if (why !== null) byReason.set(why, [...(byReason.get(why) ?? []), spaces[position]?.name ?? '']);
  }
  return [...byReason].map(([why, courts]) =>
    courts.length === cells.length ? why : text('space.off', { why, courts: courts.join(', ') }),
  );
}

/** The slots of a day where a table has no room: each time with its courts. */
export function SlotList({ grid, rows, slug, caption, now }: SlotsProps) {
  return (
    <Times aria-label={caption}>
      {rows.map(({ localStart, localEnd, cells }) => (
        <li key={localStart}>
          <Time>{timesText({ localStart, localEnd })}</Time>
          <Courts>
            {cells.map((cell, position) => {
              const court = grid.spaces[position]?.name ?? '';
              if (unavailableReason(cell) !== null) return null;
              return (
                <Court key={cell.spaceId}>
                  <span>{court}</span>
                  <Slot
                    cell={cell}
                    time={timesText({ localStart, localEnd })}
                    court={court}
                    hireable={grid.extras}
                    slug={slug}
                    now={now}
                  />
                </Court>
              );
            })}
            {unavailableLines(grid, cells).map((line) => (
              <Off key={line}>{line}</Off>
            ))}
          </Courts>
        </li>
      ))}
    </Times>
  );
}
