import { memo } from 'react';
import { styled } from '../../ui/styled';
import type { TownLabel } from './town-labels';

const NameLabel = styled('span', {
  base: {
    position: 'absolute',
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    whiteSpace: 'nowrap',
    pointerEvents: 'none',
    fontSize: 'sm',
    lineHeight: '1',
    color: 'fg.muted',
    textShadow: '0 0 3px #fff, 0 0 3px #fff, 0 0 2px #fff',
    transformOrigin: '0 50%',
    transform: 'translate(-2.5px, -50%) scale(var(--map-unscale, 1))',
    '&::before': {
      content: '""',
      width: '5px',
      height: '5px',
      borderRadius: 'full',
      background: 'currentColor',
      opacity: '0.75',
    },
  },
  variants: {
    isLarge: { true: { fontWeight: 'bold', color: 'fg' }, false: {} },
    side: {
      right: {},
      left: {
        flexDirection: 'row-reverse',
        transformOrigin: '100% 50%',
        transform: 'translate(calc(2.5px - 100%), -50%) scale(var(--map-unscale, 1))',
      },
    },
  },
});

export const TownName = memo(function TownName({ town, x, y, side }: TownLabel) {
  return (
    <NameLabel isLarge={town.isLarge} side={side} style={{ left: x, top: y }}>
      {town.name}
    </NameLabel>
  );
});
