import { styled } from '@/shared/ui/styled';
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

/** The slots of a day where a table has no room: each time with its courts. */
export function SlotList({ grid, rows, slug, caption, now }: SlotsProps) {
  return (
    <Times aria-label={caption}>
      {rows.map(({ localStart, cells }) => (
        <li key={localStart}>
          <Time>{localStart}</Time>
          <Courts>
            {cells.map((cell, position) => {
              const court = grid.spaces[position]?.name ?? '';
              return (
                <Court key={cell.spaceId}>
                  <span>{court}</span>
                  <Slot cell={cell} start={localStart} court={court} slug={slug} now={now} />
                </Court>
              );
            })}
          </Courts>
        </li>
      ))}
    </Times>
  );
}
