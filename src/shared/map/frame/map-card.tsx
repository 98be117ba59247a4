import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useEffect, useRef } from 'react';
import { text } from '../texts';
import type { MapCardContent } from './use-map';

const Panel = chakra('div', {
  base: {
    position: 'absolute',
    bottom: { base: '2', sm: '4' },
    left: { base: '2', sm: '4' },
    width: { base: 'calc(100% - 1rem)', sm: '20rem' },
    maxWidth: 'calc(100% - 1rem)',
    maxHeight: 'calc(100% - 1rem)',
    overflowY: 'auto',
    background: 'surface',
    color: 'fg',
    borderRadius: 'lg',
    boxShadow: 'md',
    zIndex: '5',
    padding: '4',
    display: 'grid',
    gap: '3',
  },
});
const CardContent = chakra('div', {
  base: {
    minWidth: '0',
    '&:first-of-type': { paddingInlineEnd: '12' },
    // The button wraps below the text if there is no room beside it.
    '& > div': { flexWrap: 'wrap' },
  },
});
const CloseButton = chakra('button', {
  base: {
    position: 'absolute',
    top: '0',
    right: '0',
    width: 'target',
    height: 'target',
    display: 'grid',
    placeItems: 'center',
    padding: '0',
    border: '0',
    borderRadius: 'lg',
    background: 'transparent',
    color: 'fg',
    cursor: 'pointer',
    _hover: { background: 'subtle' },
  },
});

type MapCardProps = {
  readonly card: MapCardContent;
  readonly renderCard: (id: string) => ReactNode;
  readonly onClose: () => void;
};

/** The info card. Opened from a mark, it gets the focus, which Escape returns; opened from the list, it does not. */
export function MapCard({ card, renderCard, onClose }: MapCardProps) {
  const panelRef = useRef<HTMLDivElement>(null);
  const { places, from } = card;
  useEffect(() => {
    if (from) panelRef.current?.focus();
  }, [from]);
  const [firstPlace] = places;
  const label =
    places.length === 1 && firstPlace
      ? text('map.cardOf', { name: firstPlace.name })
      : text('map.cardOfMany', { count: places.length });
  return (
    <Panel
      ref={panelRef}
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      {places.map(({ id }) => (
        <CardContent key={id}>{renderCard(id)}</CardContent>
      ))}
      <CloseButton type="button" aria-label={text('map.close')} onClick={onClose}>
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path
            d="M5 5l10 10M15 5L5 15"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
          />
        </svg>
      </CloseButton>
    </Panel>
  );
}
