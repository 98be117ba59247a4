import type { ReactNode } from 'react';
import type { Elements } from '../elements';
import { Stack } from '../stack';
import { styled } from '../styled';

const Columns = styled('div', {
  base: { display: 'grid', gap: '6', alignItems: 'start', gridTemplateColumns: 'minmax(0, 1fr)' },
  variants: {
    isWide: {
      true: {
        gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 24rem' },
        gridTemplateRows: { lg: 'auto 1fr' },
        columnGap: { lg: '12' },
      },
    },
  },
});
/** What decides stands first where there is one column. */
const Side = styled('div', {
  base: { order: '-1' },
  variants: {
    isWide: {
      true: { order: { base: '-1', lg: '0' }, gridColumn: { lg: '2' }, gridRow: { lg: '1 / span 2' } },
    },
  },
});
const Top = styled('div', { base: { order: '-1', minWidth: '0' } });
const Rest = styled('div', {
  base: { minWidth: '0' },
  variants: { isWide: { true: { gridColumn: { lg: '1' } } } },
});

interface DetailColumnsProps {
  /** Above what is said of it. */
  readonly picture?: Elements;
  /** What decides: when, for how much, and the way to book. */
  readonly side: Elements;
  /** One column, whatever the width of the window. */
  readonly isNarrow?: boolean;
  readonly children: ReactNode;
}

/** What is said of a thing, and beside it what can be done with it; below each other where there is no room. */
export function DetailColumns({ picture, side, isNarrow = false, children }: DetailColumnsProps) {
  return (
    <Columns isWide={!isNarrow}>
      {picture && <Top>{picture}</Top>}
      <Rest isWide={!isNarrow}>
        <Stack gap="8">{children}</Stack>
      </Rest>
      <Side isWide={!isNarrow}>{side}</Side>
    </Columns>
  );
}
