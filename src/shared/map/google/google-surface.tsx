import { CircleF, GoogleMap as MapView, OverlayViewF } from '@react-google-maps/api';
import { memo, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { createCamera } from '../core/camera';
import type { MapPoint, View } from '../core/map-point';
import { prefersReducedMotion } from '../core/motion';
import { MAX_ZOOM, METRES_PER_MILE, MIN_ZOOM } from '../core/numbers';
import { HereDot } from '../frame/here-dot';
import { chooseStackingLevel, getMarkKey, getMarkPoint, MarkButton } from '../frame/mark-button';
import type { SurfaceProps } from '../frame/surface';
import { GoogleMapsError, KEY_REFUSED_EVENT } from './load-google-maps';

/** Google's tiles are 256 px, the specification's 512, so the same view is one zoom level higher. */
const GOOGLE_ZOOM_OFFSET = 1;
const FILL_STYLE = { width: '100%', height: '100%' } as const;

/** The Google map. Marks and moves are the same as on the embedded map. */
export function GoogleSurface(props: SurfaceProps) {
  const { size, start, move, marks, selectedId, pointedId, circle, here, isGreedy } = props;
  const { onShown, onMarkChosen, onPlacePointed } = props;
  const map = useRef<google.maps.Map>(null);
  const latestProps = useRef({ size, onShown });
  latestProps.current = { size, onShown };
  useKeyRefusal();

  const [camera] = useState(() =>
    createCamera({
      view: start,
      isMotionReduced: prefersReducedMotion,
      reportView: (view, isResting) => latestProps.current.onShown(view, isResting),
      drawView: ({ centre, zoom }) =>
        map.current?.moveCamera({
          center: { lat: centre.lat, lng: centre.lng },
          zoom: zoom + GOOGLE_ZOOM_OFFSET,
        }),
    }),
  );
  useEffect(() => {
    if (move) camera.startMove(move, latestProps.current.size);
  }, [move, camera]);
  useEffect(() => camera.stop, [camera]);

  const options = useMemo(() => buildMapOptions(start, isGreedy), [start, isGreedy]);
  return (
    <MapView
      mapContainerStyle={FILL_STYLE}
      options={options}
      onLoad={(loaded) => {
        map.current = loaded;
      }}
      onUnmount={() => {
        map.current = null;
      }}
      onDragStart={camera.stop}
      onIdle={() => {
        const view = map.current && readView(map.current);
        if (view) camera.adoptView(view);
      }}
    >
      {circle && (
        <CircleF
          center={circle.centre}
          radius={circle.miles * METRES_PER_MILE}
          options={{ clickable: false, ...readCircleColours() }}
        />
      )}
      {marks.map((mark) => {
        const id = mark.kind === 'place' ? mark.place.id : undefined;
        const [isSelected, isPointed] = [id === selectedId, id === pointedId];
        return (
          <PinnedMark
            key={getMarkKey(mark)}
            {...getMarkPoint(mark)}
            level={chooseStackingLevel(isSelected, isPointed)}
          >
            <MarkButton
              mark={mark}
              isSelected={isSelected}
              isPointed={isPointed}
              onMarkChosen={onMarkChosen}
              onPointed={onPlacePointed}
            />
          </PinnedMark>
        );
      })}
      {here && (
        <PinnedMark {...here} level={0}>
          <HereDot />
        </PinnedMark>
      )}
    </MapView>
  );
}

type PinnedProps = MapPoint & { readonly level: number; readonly children: ReactNode };

/** Centres its children on a point; memoised by coordinates. */
const PinnedMark = memo(function Pinned({ lat, lng, level, children }: PinnedProps) {
  const position = useMemo(() => ({ lat, lng }), [lat, lng]);
  return (
    <OverlayViewF
      position={position}
      mapPaneName="overlayMouseTarget"
      zIndex={level}
      getPixelPositionOffset={calculateMiddleOffset}
    >
      {children}
    </OverlayViewF>
  );
});

const calculateMiddleOffset = (width: number, height: number) => ({ x: -width / 2, y: -height / 2 });

function buildMapOptions({ centre, zoom }: View, isGreedy: boolean): google.maps.MapOptions {
  return {
    center: { lat: centre.lat, lng: centre.lng },
    zoom: zoom + GOOGLE_ZOOM_OFFSET,
    minZoom: MIN_ZOOM + GOOGLE_ZOOM_OFFSET,
    maxZoom: MAX_ZOOM + GOOGLE_ZOOM_OFFSET,
    isFractionalZoomEnabled: true,
    // Both maps have our own controls and keys.
    disableDefaultUI: true,
    keyboardShortcuts: false,
    clickableIcons: false,
    gestureHandling: isGreedy ? 'greedy' : 'cooperative',
  };
}

function readView(map: google.maps.Map): View | null {
  const [centre, zoom] = [map.getCenter(), map.getZoom()];
  if (!centre || zoom === undefined) return null;
  return { centre: { lat: centre.lat(), lng: centre.lng() }, zoom: zoom - GOOGLE_ZOOM_OFFSET };
}

/** Google draws the circle itself and cannot read CSS variables. */
function readCircleColours(): google.maps.CircleOptions {
  const style = getComputedStyle(document.documentElement);
  const readColour = (name: string, fallback: string) => style.getPropertyValue(name).trim() || fallback;
  return {
    fillColor: readColour('--venue-primary', '#8C59F8'),
    fillOpacity: 0.14,
    strokeColor: readColour('--venue-primary-text', '#6A34DB'),
    strokeWeight: 2,
  };
}

/** Google may refuse the key after the map is shown; the error then replaces the map. */
function useKeyRefusal(): void {
  const [isRefused, setIsRefused] = useState(false);
  useEffect(() => {
    const refuseKey = () => setIsRefused(true);
    globalThis.addEventListener(KEY_REFUSED_EVENT, refuseKey);
    return () => globalThis.removeEventListener(KEY_REFUSED_EVENT, refuseKey);
  }, []);
  if (isRefused) throw new GoogleMapsError('key');
}
