import type { ReactNode } from 'react';
import { styled } from '../styled';

const List = styled('dl', {
  base: {
    margin: '0',
    width: 'full',
    overflowWrap: 'anywhere',
    // At an edge of its card, the padding of the card is enough. Emotion warns of `:first-child`.
    '&:not(* + *) > :first-of-type': { paddingTop: '0' },
    '&:last-child > :last-of-type': { paddingBottom: '0' },
  },
});

const Row = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '4',
    rowGap: '1',
    paddingY: '3',
    borderBottomWidth: '1px',
    borderBottomStyle: 'solid',
    borderColor: 'line',
    '&:last-of-type': { borderBottomWidth: '0' },
  },
  variants: {
    isStrong: { true: { fontWeight: 'bold', fontSize: 'lg' } },
    // Facts are next to their labels if they fit, otherwise below them; amounts are aligned in a column at the end.
    isFact: { true: { md: { display: 'grid', gridTemplateColumns: '2fr 3fr' } } },
  },
});

const Term = styled('dt', { base: { color: 'fg.muted' }, variants: { isStrong: { true: { color: 'fg' } } } });
const Value = styled('dd', {
  base: {
    margin: '0',
    // Aligned right when wrapped.
    marginInlineStart: 'auto',
    textAlign: 'end',
    fontWeight: 'medium',
    fontVariantNumeric: 'tabular-nums',
  },
  variants: { isFact: { true: { marginInlineStart: '0', textAlign: 'start' } } },
});

/** Matches "£7.50" without other text. */
const AMOUNT_PATTERN = /^[-+\u2212]?\p{Sc}[\d.,]+$/u;

export type SummaryRow = {
  /** Required when labels repeat. */
  key?: string;
  label: ReactNode;
  value: ReactNode;
  isStrong?: boolean;
};

/** Labels with values. Rows without a value are omitted. A list whose first value is an amount is formatted as amounts. */
export function SummaryList({ rows, label }: { rows: readonly SummaryRow[]; label?: string }) {
  const shownRows = rows.filter(({ value }) => value !== null && value !== undefined && value !== '');
  const isFact = !AMOUNT_PATTERN.test(String(shownRows[0]?.value));
  return (
    <List aria-label={label}>
      {shownRows.map(({ key, label: term, value, isStrong = false }) => (
        <Row key={key ?? String(term)} isStrong={isStrong} isFact={isFact}>
          <Term isStrong={isStrong} dir="auto">
            {term}
          </Term>
          <Value dir="auto" isFact={isFact}>
            {value}
          </Value>
        </Row>
      ))}
    </List>
  );
}
