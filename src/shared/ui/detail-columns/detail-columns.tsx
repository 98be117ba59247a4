import type { ReactNode } from 'react';
import type { Elements } from '../elements';
import { Stack } from '../stack';
import { styled } from '../styled';

/** By its own width in the size of its text, which a kiosk enlarges. */
const WIDE_CONTAINER = '@container (min-width: 60rem)';

const Frame = styled('div', { base: { containerType: 'inline-size' } });
const Columns = styled('div', {
  base: { display: 'grid', gap: '6', alignItems: 'start', gridTemplateColumns: 'minmax(0, 1fr)' },
  variants: {
    isWide: {
      true: {
        [WIDE_CONTAINER]: {
          gridTemplateColumns: 'minmax(0, 1fr) 24rem',
          gridTemplateRows: 'auto 1fr',
          columnGap: '12',
        },
      },
    },
  },
});
/** In a single column, time, price and booking come first. */
const SideArea = styled('div', {
  base: { order: '-1' },
  variants: {
    isWide: {
      true: { [WIDE_CONTAINER]: { order: '0', gridColumn: '2', gridRow: '1 / span 2' } },
    },
  },
});
const PictureArea = styled('div', { base: { order: '-1', minWidth: '0' } });
const DetailsArea = styled('div', {
  base: { minWidth: '0' },
  variants: { isWide: { true: { [WIDE_CONTAINER]: { gridColumn: '1' } } } },
});

interface DetailColumnsProps {
  /** Shown above the details. */
  readonly picture?: Elements;
  /** What customers decide by: the time, the price and the way to book. */
  readonly side: Elements;
  /** Always one column, whatever the width of the window. */
  readonly isNarrow?: boolean;
  readonly children: ReactNode;
}

/** Details, and next to them the ways to book; in one column if there is no room for two. */
export function DetailColumns({ picture, side, isNarrow = false, children }: DetailColumnsProps) {
  return (
    <Frame>
      <Columns isWide={!isNarrow}>
        {picture && <PictureArea>{picture}</PictureArea>}
        <DetailsArea isWide={!isNarrow}>
          <Stack gap="8">{children}</Stack>
        </DetailsArea>
        <SideArea isWide={!isNarrow}>{side}</SideArea>
      </Columns>
    </Frame>
  );
}
