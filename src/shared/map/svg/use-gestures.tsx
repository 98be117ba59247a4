import { chakra } from '@chakra-ui/react/styled-system';
import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { Camera } from '../core/camera';
import type { MapSize } from '../core/map-point';
import { prefersReducedMotion } from '../core/motion';
import { STEP_MOVE_MS } from '../core/numbers';
import { zoomAt } from '../core/view';
import { text } from '../texts';
import { createGestures } from './gestures';

const Hint = chakra('p', {
  base: {
    position: 'absolute',
    inset: '0',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    margin: '0',
    padding: '6',
    textAlign: 'center',
    fontSize: 'lg',
    fontWeight: 'bold',
    color: 'white',
    background: 'rgba(20, 22, 31, 0.6)',
    pointerEvents: 'none',
    zIndex: '3',
  },
});
const HINT_DURATION_MS = 1400;
/** After this pause in ms, the wheel counts as stopped. */
const WHEEL_REST_MS = 160;

type UseGesturesOptions = {
  readonly camera: Camera;
  readonly latestProps: RefObject<{ readonly size: MapSize }>;
  readonly isGreedy: boolean;
  readonly stage: RefObject<HTMLElement | null>;
};

/** Pointer and wheel handlers, and a hint for customers who want to scroll the page. */
export function useGestures({ camera, latestProps, isGreedy, stage }: UseGesturesOptions) {
  const plane = useRef<HTMLDivElement>(null);
  const [hint, setHint] = useState<'touch' | 'wheel' | null>(null);
  const [gestures] = useState(() =>
    createGestures({ camera, getSize: () => latestProps.current.size, isGreedy }),
  );

  useEffect(() => {
    if (hint === null) return;
    const timer = setTimeout(() => setHint(null), HINT_DURATION_MS);
    return () => clearTimeout(timer);
  }, [hint]);

  // React registers these listeners as passive, so the page would scroll too.
  useEffect(() => {
    const element = plane.current;
    if (!element) return;
    let restTimer: ReturnType<typeof setTimeout> | undefined;
    const onWheel = (event: WheelEvent) => {
      const isForMap =
        isGreedy || event.ctrlKey || event.metaKey || stage.current?.contains(document.activeElement);
      if (!isForMap) return setHint('wheel');
      event.preventDefault();
      gestures.zoomByWheel({ ...readPixel(element, event), deltaY: event.deltaY, isPinch: event.ctrlKey });
      clearTimeout(restTimer);
      restTimer = setTimeout(camera.reportRest, WHEEL_REST_MS);
    };
    const onTouchMove = (event: TouchEvent) => {
      if (isGreedy || event.touches.length > 1) event.preventDefault();
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    element.addEventListener('touchmove', onTouchMove, { passive: false });
    return () => {
      clearTimeout(restTimer);
      element.removeEventListener('wheel', onWheel);
      element.removeEventListener('touchmove', onTouchMove);
    };
  }, [camera, gestures, isGreedy, stage]);

  const readPointer = (event: PointerEvent<HTMLElement>) => ({
    id: event.pointerId,
    isTouch: event.pointerType === 'touch',
    ...readPixel(event.currentTarget, event),
  });
  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button === 0) gestures.addTouch(readPointer(event));
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const outcome = gestures.moveTouch(readPointer(event));
      if (outcome === 'page') setHint('touch');
      if (outcome !== 'moved') return;
      setHint(null);
      // Pointer capture lets a drag leave the map, and keeps its end from clicking a mark.
      event.currentTarget.setPointerCapture?.(event.pointerId);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => gestures.endTouch(event.pointerId),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => gestures.endTouch(event.pointerId),
    onClickCapture: (event: MouseEvent<HTMLElement>) => {
      if (event.detail > 0 && gestures.hasMoved()) event.stopPropagation();
    },
    onDoubleClick: (event: MouseEvent<HTMLElement>) => {
      if (event.target instanceof Element && event.target.closest('button')) return;
      const at = readPixel(event.currentTarget, event);
      const { size } = latestProps.current;
      const to = zoomAt(camera.getView(), size, at, camera.getView().zoom + (event.shiftKey ? -1 : 1));
      camera.startMove({ to, ms: prefersReducedMotion() ? 0 : STEP_MOVE_MS, path: 'ease' }, size);
    },
  };
  const isMac = /Mac|iP(?:hone|ad)/.test(navigator.userAgent);
  const hintText =
    hint === 'touch' ? text('map.hintTouch') : text('map.hintWheel', { key: isMac ? '⌘' : 'Ctrl' });
  return { plane, handlers, hint: hint && <Hint aria-hidden="true">{hintText}</Hint> };
}

function readPixel(element: Element, { clientX, clientY }: { clientX: number; clientY: number }) {
  const { left, top } = element.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}
