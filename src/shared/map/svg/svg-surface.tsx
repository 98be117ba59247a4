import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { styled } from '../../ui/styled';
import { createCamera } from '../core/camera';
import { prefersReducedMotion } from '../core/motion';
import { calculateMilePixels, toScreen } from '../core/projection';
import { HereDot } from '../frame/here-dot';
import { chooseLevel, getMarkKey, getMarkPoint, MarkButton } from '../frame/mark-button';
import type { SurfaceProps } from '../frame/surface';
import { calculateFrame, formatViewBox, toOutlinePoint } from './layer-frame';
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
const Home = styled('path', {
  base: { fill: '#FDFDFE', stroke: '#8A91A8', strokeWidth: '1', vectorEffect: 'non-scaling-stroke' },
});
const Abroad = styled('path', {
  base: { fill: '#EBEDF2', stroke: '#B9BECC', strokeWidth: '1', vectorEffect: 'non-scaling-stroke' },
});
const Radius = styled('circle', {
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
const Spot = chakra('div', { base: { position: 'absolute', width: '0', height: '0' } });
const Centred = chakra('div', {
  base: { position: 'absolute', transform: 'translate(-50%, -50%) scale(var(--map-unscale, 1))' },
});

/** The embedded map: outline, town labels and marks, without third-party servers. */
export function SvgSurface(props: SurfaceProps) {
  const { size, start, move, shown, marks, selectedId, pointedId, circle, here, isGreedy } = props;
  const { onShown, onMarkChosen, onPlacePointed } = props;
  const world = useRef<SVGSVGElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const latest = useRef({ size, shown, onShown });
  latest.current = { size, shown, onShown };

  const [camera] = useState(() =>
    createCamera({
      view: start,
      isMotionReduced: prefersReducedMotion,
      shown: (view, isResting) => latest.current.onShown(view, isResting),
      paint: () => paint.current(),
    }),
  );
  const paint = useRef(() => {});
  paint.current = () => {
    const { size: pixels, shown: placed } = latest.current;
    world.current?.setAttribute('viewBox', formatViewBox(camera.view(), pixels));
    const { x, y, scale } = calculateFrame(placed, camera.view(), pixels);
    layer.current?.style.setProperty('transform', `translate(${x}px, ${y}px) scale(${scale})`);
    layer.current?.style.setProperty('--map-unscale', String(1 / scale));
  };

  // The camera may have moved since React placed the marks.
  useLayoutEffect(() => paint.current());
  useEffect(() => {
    if (move) camera.go(move, latest.current.size);
  }, [move, camera]);
  useEffect(() => camera.stop, [camera]);

  const { plane, handlers, hint } = useGestures({ camera, latest, isGreedy, stage: props.stage });
  const towns = useMemo(
    () => placeTownLabels(listTownsInView(shown, size), marks, shown, size),
    [shown, size, marks],
  );
  const round = circle && {
    ...toOutlinePoint(circle.centre),
    r: circle.miles * calculateMilePixels(circle.centre, OUTLINE_ZOOM),
  };

  return (
    <Plane ref={plane} isGreedy={isGreedy} {...handlers}>
      <World ref={world} preserveAspectRatio="none" aria-hidden="true">
        <Abroad d={outline.abroad} />
        <Home d={outline.home} />
        {round && <Radius cx={round.x} cy={round.y} r={round.r} />}
      </World>
      <Layer ref={layer}>
        <div aria-hidden="true">
          {towns.map((name) => (
            <TownName key={`${name.town.name} ${name.town.lat}`} {...name} />
          ))}
        </div>
        {marks.map((mark) => {
          const { x, y } = toScreen(getMarkPoint(mark), shown, size);
          const id = mark.kind === 'place' ? mark.place.id : undefined;
          const [isSelected, isPointed] = [id === selectedId, id === pointedId];
          return (
            <Spot
              key={getMarkKey(mark)}
              style={{ left: x, top: y, zIndex: chooseLevel(isSelected, isPointed) }}
            >
              <Centred>
                <MarkButton
                  mark={mark}
                  isSelected={isSelected}
                  isPointed={isPointed}
                  onChosen={onMarkChosen}
                  onPointed={onPlacePointed}
                />
              </Centred>
            </Spot>
          );
        })}
        {here && (
          <Spot style={{ left: toScreen(here, shown, size).x, top: toScreen(here, shown, size).y }}>
            <Centred>
              <HereDot />
            </Centred>
          </Spot>
        )}
      </Layer>
      {hint}
    </Plane>
  );
}
