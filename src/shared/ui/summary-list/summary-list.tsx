import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

const List = chakra('dl', { base: { margin: '0', width: 'full', overflowWrap: 'anywhere' } });

const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '4',
    rowGap: '0.5',
    paddingY: '2.5',
    borderBottomWidth: '1px',
    borderBottomStyle: 'solid',
    borderColor: 'line',
    '&:last-of-type': { borderBottomWidth: '0' },
  },
  variants: { isStrong: { true: { fontWeight: 'bold', fontSize: 'lg' } } },
});

const Term = chakra('dt', { base: { color: 'fg.muted' }, variants: { isStrong: { true: { color: 'fg' } } } });
const Value = chakra('dd', {
  base: {
    margin: '0',
    // On a line of its own it stands where the others stand.
    marginInlineStart: 'auto',
    textAlign: 'end',
    fontWeight: 'medium',
  },
});

export type SummaryRow = {
  /** Set it when two rows can have the same label. */
  key?: string;
  label: ReactNode;
  value: ReactNode;
  /** A total. */
  isStrong?: boolean;
};

/** Labels with their values: fees, a centre's address, an order's parts. Rows without a value are left out. */
export function SummaryList({ rows, label }: { rows: readonly SummaryRow[]; label?: string }) {
  const shown = rows.filter(({ value }) => value !== null && value !== undefined && value !== '');
  return (
    <List aria-label={label}>
      {shown.map(({ key, label: term, value, isStrong = false }) => (
        <Row key={key ?? String(term)} isStrong={isStrong}>
          <Term isStrong={isStrong} dir="auto">
            {term}
          </Term>
          <Value dir="auto">{value}</Value>
        </Row>
      ))}
    </List>
  );
}
