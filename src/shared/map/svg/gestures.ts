import type { Camera } from '../core/camera';
import type { MapSize } from '../core/map-point';
import { panView, zoomAt } from '../core/view';

/** A pointer on the map, in pixels from its top left corner. */
export type MapPointer = {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly isTouch: boolean;
};

/** Smaller movements count as a click. */
const MAX_CLICK_MOVE_PX = 5;
/** Zoom per wheel pixel; a touchpad pinch is a wheel event with Ctrl and smaller steps. */
const ZOOM_PER_WHEEL_PX = 1 / 300;
const ZOOM_PER_PINCH_PX = 1 / 100;
const MAX_WHEEL_PX = 120;

type GestureOptions = {
  readonly camera: Camera;
  readonly getSize: () => MapSize;
  /** Whether one finger moves the map; otherwise it scrolls the page and two fingers move the map. */
  readonly isGreedy: boolean;
};

/** Pointer gestures: one pointer drags, two also pinch. */
export function createGestures({ camera, getSize, isGreedy }: GestureOptions) {
  const touches = new Map<number, MapPointer>();
  let hasMoved = false;
  let movedPixels = 0;

  const calculateMiddle = () => {
    const allTouches = [...touches.values()];
    const sumCoordinates = (getCoordinate: (touch: MapPointer) => number) =>
      allTouches.reduce((total, touch) => total + getCoordinate(touch), 0);
    const x = sumCoordinates((touch) => touch.x) / allTouches.length;
    const y = sumCoordinates((touch) => touch.y) / allTouches.length;
    const [first, second] = allTouches;
    return { x, y, spread: first && second ? Math.hypot(first.x - second.x, first.y - second.y) : 0 };
  };

  return {
    /** Whether the pointer has dragged, so that the click at its end is ignored. */
    hasMoved: () => hasMoved,
    addTouch(touch: MapPointer) {
      if (touches.size === 0) {
        hasMoved = false;
        movedPixels = 0;
      }
      touches.set(touch.id, touch);
    },
    /** Handles a pointer movement and returns its effect. */
    moveTouch(touch: MapPointer): 'moved' | 'page' | 'nothing' {
      const previousTouch = touches.get(touch.id);
      if (!previousTouch) return 'nothing';
      const from = calculateMiddle();
      touches.set(touch.id, touch);
      if (touches.size === 1 && touch.isTouch && !isGreedy) return 'page';
      const to = calculateMiddle();
      movedPixels += Math.hypot(touch.x - previousTouch.x, touch.y - previousTouch.y);
      if (movedPixels < MAX_CLICK_MOVE_PX) return 'nothing';
      hasMoved = true;
      const draggedView = panView(camera.getView(), { x: to.x - from.x, y: to.y - from.y });
      const zoomChange = from.spread > 0 && to.spread > 0 ? Math.log2(to.spread / from.spread) : 0;
      camera.jumpTo(
        zoomChange === 0 ? draggedView : zoomAt(draggedView, getSize(), to, draggedView.zoom + zoomChange),
      );
      return 'moved';
    },
    endTouch(id: number) {
      if (touches.delete(id) && touches.size === 0 && hasMoved) camera.reportRest();
    },
    zoomByWheel(wheelEvent: { x: number; y: number; deltaY: number; isPinch: boolean }) {
      const pixels = Math.max(-MAX_WHEEL_PX, Math.min(MAX_WHEEL_PX, wheelEvent.deltaY));
      const view = camera.getView();
      const zoom = view.zoom - pixels * (wheelEvent.isPinch ? ZOOM_PER_PINCH_PX : ZOOM_PER_WHEEL_PX);
      camera.jumpTo(zoomAt(view, getSize(), wheelEvent, zoom));
    },
  };
}
