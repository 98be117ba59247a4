import { formatTimes } from '@/entities/session';
import type { SlotGrid } from '@/shared/api';
import { styled } from '@/shared/ui/styled';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { text } from '../texts';
import { Slot } from './slot';

const ScrollBox = styled('div', { base: { overflowX: 'auto' } });
const Table = styled('table', {
  base: {
    width: '100%',
    borderCollapse: 'collapse',
    '& th, & td': {
      minWidth: '6.5rem',
      paddingX: '2',
      paddingY: '1',
      borderWidth: '0 0 1px',
      borderStyle: 'solid',
      borderColor: 'line',
      textAlign: 'start',
      verticalAlign: 'middle',
    },
    // Columns as wide as each other.
    '& td': { width: '25%' },
    '& thead th': { fontWeight: 'bold', paddingY: '3' },
    '& tbody th': { minWidth: '7.5rem', fontWeight: 'bold', fontVariantNumeric: 'tabular-nums' },
    '& td button': { width: '100%', paddingX: '2', fontVariantNumeric: 'tabular-nums' },
  },
});

export interface SlotsProps {
  readonly grid: SlotGrid;
  readonly rows: readonly SlotGrid['rows'][number][];
  /** The slug of the centre. */
  readonly slug: string;
  /** The caption: "Badminton courts, Tuesday 24 November". */
  readonly caption: string;
  /** The server's time, in milliseconds. */
  readonly now: number;
}

/** The slots of a day as a table: times are rows, courts are columns. */
export function SlotTable({ grid, rows, slug, caption, now }: SlotsProps) {
  return (
    <ScrollBox>
      <Table>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{text('space.time')}</th>
            {grid.spaces.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ localStart, localEnd, cells }) => (
            <tr key={localStart}>
              <th scope="row">{formatTimes({ localStart, localEnd })}</th>
              {cells.map((cell, position) => (
                <td key={cell.spaceId}>
                  <Slot
                    cell={cell}
                    time={formatTimes({ localStart, localEnd })}
                    court={grid.spaces[position]?.name ?? ''}
                    hireable={grid.extras}
                    slug={slug}
                    now={now}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </ScrollBox>
  );
}
