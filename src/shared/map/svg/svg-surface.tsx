import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { styled } from '../../ui/styled';
import { createCamera } from '../core/camera';
import { prefersReducedMotion } from '../core/motion';
import { calculateMilePixels, toScreen } from '../core/projection';
import { HereDot } from '../frame/here-dot';
import { chooseStackingLevel, getMarkKey, getMarkPoint, MarkButton } from '../frame/mark-button';
import type { SurfaceProps } from '../frame/surface';
import { calculateLayerTransform, formatViewBox, toOutlinePoint } from './layer-frame';
import outline from './outline.gen.json';
import { OUTLINE_ZOOM } from './outline-frame';
import { placeTownLabels } from './town-labels';
import { TownName } from './town-name';
import { listTownsInView } from './towns';
import { useGestures } from './use-gestures';

const Plane = chakra('div', {
  base: {
    position: 'absolute',
    inset: '0',
    // Not `hidden`, with which focusing a mark outside the edge would scroll the map.
    overflow: 'clip',
    cursor: 'grab',
    userSelect: 'none',
    backgroundColor: '#D9E6F2',
    backgroundImage:
      'linear-gradient(color-mix(in srgb, var(--venue-primary, #8C59F8) 4%, transparent) 0 100%)',
    _active: { cursor: 'grabbing' },
  },
  variants: { isGreedy: { true: { touchAction: 'none' }, false: { touchAction: 'pan-x pan-y' } } },
});
const World = chakra('svg', { base: { position: 'absolute', inset: '0', width: 'full', height: 'full' } });
const HomeLand = styled('path', {
  base: { fill: '#FDFDFE', stroke: '#8A91A8', strokeWidth: '1', vectorEffect: 'non-scaling-stroke' },
});
const ForeignLand = styled('path', {
  base: { fill: '#EBEDF2', stroke: '#B9BECC', strokeWidth: '1', vectorEffect: 'non-scaling-stroke' },
});
const SearchCircle = styled('circle', {
  base: {
    fill: 'var(--venue-primary, #8C59F8)',
    fillOpacity: '0.14',
    stroke: 'primary.text',
    strokeWidth: '2',
    strokeDasharray: '6 5',
    vectorEffect: 'non-scaling-stroke',
  },
});
const Layer = chakra('div', { base: { position: 'absolute', inset: '0', transformOrigin: '0 0' } });
const MarkSpot = chakra('div', { base: { position: 'absolute', width: '0', height: '0' } });
const CentredMark = chakra('div', {
  base: { position: 'absolute', transform: 'translate(-50%, -50%) scale(var(--map-unscale, 1))' },
});

/** The embedded map: outline, town labels and marks, without third-party servers. */
export function SvgSurface(props: SurfaceProps) {
  const { size, start, move, shown, marks, selectedId, pointedId, circle, here, isGreedy } = props;
  const { onShown, onMarkChosen, onPlacePointed } = props;
  const world = useRef<SVGSVGElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const latestProps = useRef({ size, shown, onShown });
  latestProps.current = { size, shown, onShown };

  const [camera] = useState(() =>
    createCamera({
      view: start,
      isMotionReduced: prefersReducedMotion,
      reportView: (view, isResting) => latestProps.current.onShown(view, isResting),
      drawView: () => drawCamera.current(),
    }),
  );
  const drawCamera = useRef(() => {});
  drawCamera.current = () => {
    const { size: pixels, shown: placedView } = latestProps.current;
    world.current?.setAttribute('viewBox', formatViewBox(camera.getView(), pixels));
    const { x, y, scale } = calculateLayerTransform(placedView, camera.getView(), pixels);
    layer.current?.style.setProperty('transform', `translate(${x}px, ${y}px) scale(${scale})`);
    layer.current?.style.setProperty('--map-unscale', String(1 / scale));
  };

  // The camera may have moved since React placed the marks.
  useLayoutEffect(() => drawCamera.current());
  useEffect(() => {
    if (move) camera.startMove(move, latestProps.current.size);
  }, [move, camera]);
  useEffect(() => camera.stop, [camera]);

  const { plane, handlers, hint } = useGestures({ camera, latestProps, isGreedy, stage: props.stage });
  const townLabels = useMemo(
    () => placeTownLabels(listTownsInView(shown, size), marks, shown, size),
    [shown, size, marks],
  );
  const searchCircle = circle && {
    ...toOutlinePoint(circle.centre),
    r: circle.miles * calculateMilePixels(circle.centre, OUTLINE_ZOOM),
  };

  return (
    <Plane ref={plane} isGreedy={isGreedy} {...handlers}>
      <World ref={world} preserveAspectRatio="none" aria-hidden="true">
        <ForeignLand d={outline.abroad} />
        <HomeLand d={outline.home} />
        {searchCircle && <SearchCircle cx={searchCircle.x} cy={searchCircle.y} r={searchCircle.r} />}
      </World>
      <Layer ref={layer}>
        <div aria-hidden="true">
          {townLabels.map((name) => (
            <TownName key={`${name.town.name} ${name.town.lat}`} {...name} />
          ))}
        </div>
        {marks.map((mark) => {
          const { x, y } = toScreen(getMarkPoint(mark), shown, size);
          const id = mark.kind === 'place' ? mark.place.id : undefined;
          const [isSelected, isPointed] = [id === selectedId, id === pointedId];
          return (
            <MarkSpot
              key={getMarkKey(mark)}
              style={{ left: x, top: y, zIndex: chooseStackingLevel(isSelected, isPointed) }}
            >
              <CentredMark>
                <MarkButton
                  mark={mark}
                  isSelected={isSelected}
                  isPointed={isPointed}
                  onMarkChosen={onMarkChosen}
                  onPointed={onPlacePointed}
                />
              </CentredMark>
            </MarkSpot>
          );
        })}
        {here && (
          <MarkSpot style={{ left: toScreen(here, shown, size).x, top: toScreen(here, shown, size).y }}>
            <CentredMark>
              <HereDot />
            </CentredMark>
          </MarkSpot>
        )}
      </Layer>
      {hint}
    </Plane>
  );
}
