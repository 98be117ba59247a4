import { memo } from 'react';
import { styled } from '../../ui/styled';
import type { Mark } from '../core/clusters';
import { text } from '../texts';
import type { MarkChosen } from './surface';

const markStyle = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  padding: '0',
  borderStyle: 'solid',
  cursor: 'pointer',
  fontFamily: 'body',
  fontWeight: 'bold',
  lineHeight: '1',
  transition: 'transform 150ms ease-out, background-color 150ms ease-out',
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
} as const;

const ClusterButton = styled('button', {
  base: {
    ...markStyle,
    borderRadius: 'full',
    borderWidth: '2px',
    borderColor: 'white',
    background: 'primary.fill',
    color: 'primary.on',
    boxShadow:
      '0 0 0 3px color-mix(in srgb, var(--venue-primary, #8C59F8) 30%, transparent), 0 2px 6px rgba(20, 22, 31, 0.3)',
    _hover: { background: 'primary.hover', transform: 'scale(1.06)' },
  },
  variants: {
    scale: {
      few: { width: '28px', height: '28px', fontSize: 'sm' },
      some: { width: '34px', height: '34px', fontSize: 'sm' },
      many: { width: '42px', height: '42px', fontSize: 'sm' },
      most: { width: '54px', height: '54px', fontSize: 'md' },
    },
  },
});

const PlaceButton = styled('button', {
  base: {
    ...markStyle,
    position: 'relative',
    width: '34px',
    height: '42px',
    border: '0',
    background: 'transparent',
    color: 'primary.text',
    // Puts the tip of the pin on the point.
    marginTop: '-38px',
    filter: 'drop-shadow(0 2px 3px rgba(20, 22, 31, 0.35))',
    transformOrigin: '50% 100%',
    // In forced-colours mode, the pin and its number need their own contrast with the map.
    '@media (forced-colors: active)': {
      forcedColorAdjust: 'none',
      color: 'ButtonText',
      '--pin-number': 'ButtonFace',
    },
    // Generated content, so that the number is not part of the accessible name.
    '&[data-number]::after': {
      content: 'attr(data-number) / ""',
      position: 'absolute',
      top: '2px',
      insetInline: '0',
      color: 'var(--pin-number, #fff)',
      fontSize: 'sm',
      lineHeight: '26px',
      textAlign: 'center',
      fontVariantNumeric: 'tabular-nums',
      letterSpacing: '-0.02em',
    },
  },
  variants: {
    // Larger as well as darker, so that colour is not the only difference.
    isSelected: { true: { color: 'fg', transform: 'scale(1.35)' } },
    isPointed: {
      true: {
        color: 'fg',
        transform: 'scale(1.35)',
        '@media (forced-colors: active)': { color: 'Highlight', '--pin-number': 'HighlightText' },
      },
    },
  },
});

function chooseClusterSize(count: number): 'few' | 'some' | 'many' | 'most' {
  if (count < 10) return 'few';
  if (count < 100) return 'some';
  return count < 1000 ? 'many' : 'most';
}

type MarkButtonProps = {
  readonly mark: Mark;
  readonly isSelected: boolean;
  readonly isPointed: boolean;
  readonly onMarkChosen: MarkChosen;
  readonly onPointed: (id: string | null) => void;
};

/**
 * A centre or cluster on the map, accessible by touch, speech and screen readers. Not in the Tab order: the map is
 * one stop, and the list has every centre (docs/adr/0008).
 */
export const MarkButton = memo(function MarkButton(props: MarkButtonProps) {
  const { mark, isSelected, isPointed, onMarkChosen, onPointed } = props;
  if (mark.kind === 'cluster') {
    return (
      <ClusterButton
        type="button"
        tabIndex={-1}
        scale={chooseClusterSize(mark.count)}
        aria-label={text('map.cluster', { count: mark.count })}
        onClick={(event) => onMarkChosen(mark, event.currentTarget)}
      >
        {/* A pin's number is its place in the list; this is how many there are. */}
        {text('map.clusterCount', { count: mark.count })}
      </ClusterButton>
    );
  }
  const { id, name, number } = mark.place;
  return (
    <PlaceButton
      type="button"
      tabIndex={-1}
      isSelected={isSelected}
      isPointed={isPointed}
      data-pointed={isPointed || undefined}
      data-number={number}
      aria-label={name}
      aria-current={isSelected || undefined}
      title={name}
      onClick={(event) => onMarkChosen(mark, event.currentTarget)}
      onPointerEnter={() => onPointed(id)}
      onPointerLeave={() => onPointed(null)}
      onFocus={() => onPointed(id)}
      onBlur={() => onPointed(null)}
    >
      <svg viewBox="0 0 34 42" width="34" height="42" aria-hidden="true">
        <path
          d="M17 40C13 33 4 25 4 15a13 13 0 0 1 26 0c0 10-9 18-13 25Z"
          fill="currentColor"
          stroke="var(--pin-number, #fff)"
          strokeWidth="2"
        />
        {number === undefined && <circle cx="17" cy="15" r="5" fill="var(--pin-number, #fff)" />}
      </svg>
    </PlaceButton>
  );
});

/** The stacking level of a mark. */
export const chooseStackingLevel = (isSelected: boolean, isPointed: boolean) =>
  isPointed ? 3 : isSelected ? 2 : 1;
export const getMarkKey = (mark: Mark) =>
  mark.kind === 'place' ? `place ${mark.place.id}` : `cluster ${mark.zoom} ${mark.cluster}`;
export const getMarkPoint = (mark: Mark) => (mark.kind === 'place' ? mark.place : mark.at);
