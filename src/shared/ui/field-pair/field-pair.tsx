import type { ReactNode } from 'react';
import { styled } from '../styled';

const Row = styled('div', {
  // Aligns the controls, whatever the height of their labels.
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '6', rowGap: '6' },
  variants: { isNarrow: { true: { columnGap: '4' } } },
});
const FieldCell = styled('div', {
  base: { flexGrow: '1', flexBasis: '13rem', minWidth: '0', maxWidth: 'full' },
  variants: { isNarrow: { true: { flexBasis: '8.5rem' } } },
});

type FieldPairProps = {
  readonly start: ReactNode;
  readonly end: ReactNode;
  /** Short fields, which fit next to each other on a phone. */
  readonly isNarrow?: boolean;
};

/** Two fields that belong together, next to each other if both fit. */
export function FieldPair({ start, end, isNarrow = false }: FieldPairProps) {
  return (
    <Row isNarrow={isNarrow}>
      <FieldCell isNarrow={isNarrow}>{start}</FieldCell>
      <FieldCell isNarrow={isNarrow}>{end}</FieldCell>
    </Row>
  );
}
