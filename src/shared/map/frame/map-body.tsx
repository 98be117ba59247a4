import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { useId, useRef } from 'react';
import { $mode } from '../../mode';
import { Button } from '../../ui/button';
import type { Elements } from '../../ui/elements';
import { VisuallyHidden } from '../../ui/visually-hidden';
import type { MapSize } from '../core/map-point';
import { text } from '../texts';
import type { CentreMapProps } from './centre-map-props';
import { MapCard } from './map-card';
import { MapControls } from './map-controls';
import type { Surface } from './surface';
import { useKeys } from './use-keys';
import { useMap } from './use-map';
import { useSize } from './use-size';

const Container = chakra('div', { base: { position: 'relative', minHeight: '0', minWidth: '0' } });
const MapStage = chakra('div', {
  base: {
    position: 'absolute',
    inset: '0',
    '&:focus-visible': { outline: 'none' },
    // Drawn above the map, so that nothing covers it.
    '&:focus-visible::after': {
      content: '""',
      position: 'absolute',
      inset: '0',
      zIndex: '4',
      pointerEvents: 'none',
      border: '3px solid',
      borderColor: 'focus',
      borderRadius: 'lg',
      boxShadow: 'inset 0 0 0 2px #fff',
      backgroundImage:
        'linear-gradient(currentColor, currentColor), linear-gradient(currentColor, currentColor)',
      backgroundSize: '18px 2px, 2px 18px',
      backgroundPosition: '50% 50%',
      backgroundRepeat: 'no-repeat',
    },
  },
});
const TopBar = chakra('div', {
  base: {
    position: 'absolute',
    top: '3',
    insetInline: '0',
    display: 'flex',
    justifyContent: 'center',
    pointerEvents: 'none',
    '& > *': { pointerEvents: 'auto', boxShadow: 'md' },
  },
});

type MapBodyProps = CentreMapProps & { readonly Surface: Surface; readonly children?: Elements };

/** The common frame of both maps: keys, controls, 'Search this area', the card. */
export function MapBody(props: MapBodyProps) {
  const container = useRef<HTMLDivElement>(null);
  const size = useSize(container);
  return <Container ref={container}>{size && <SizedMap {...props} size={size} />}</Container>;
}

function SizedMap({ Surface, size, children, ...props }: MapBodyProps & { readonly size: MapSize }) {
  const { mode } = useUnit({ mode: $mode });
  const stage = useRef<HTMLDivElement>(null);
  const keysId = useId();
  const map = useMap(props, size, stage);
  const handleKeyDown = useKeys(map);
  return (
    <>
      <MapStage
        ref={stage}
        tabIndex={0}
        role="group"
        aria-label={text('map.stage')}
        aria-describedby={keysId}
        onKeyDown={handleKeyDown}
      >
        <Surface
          size={size}
          stage={stage}
          start={map.start}
          move={map.move}
          shown={map.shown}
          marks={map.marks}
          selectedId={map.markedId}
          pointedId={props.pointedId}
          circle={props.circle}
          here={props.here}
          isGreedy={mode.isKiosk}
          onShown={map.onShown}
          onMarkChosen={map.onMarkChosen}
          onPlacePointed={props.onPlacePointed}
        />
      </MapStage>
      <VisuallyHidden id={keysId}>{text('map.keys')}</VisuallyHidden>
      <TopBar>
        {map.offersSearchArea && (
          <Button
            variant="secondary"
            isRow
            onClick={() => {
              // The button disappears with the search, so the focus moves to the map.
              stage.current?.focus({ preventScroll: true });
              props.onSearchArea(map.shown.centre);
            }}
          >
            {text('map.searchArea')}
          </Button>
        )}
      </TopBar>
      <MapControls onZoom={map.zoomBy} onShowWhole={map.showWhole} />
      {children}
      {map.card && (
        <MapCard card={map.card} renderCard={props.renderCard} onClose={map.closeCard} key={map.card.key} />
      )}
    </>
  );
}
