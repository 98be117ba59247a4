import { journey, type Move } from './flight.ts';
import type { MapSize, View } from './map-point.ts';
import { toFlat, worldPixels } from './projection.ts';

/** Time, as a browser has it. */
export type Clock = {
  readonly now: () => number;
  readonly nextFrame: (run: () => void) => number;
  readonly cancelFrame: (frame: number) => void;
};

const browserClock: Clock = {
  now: () => performance.now(),
  nextFrame: (run) => requestAnimationFrame(run),
  cancelFrame: (frame) => cancelAnimationFrame(frame),
};

/** On the way the marks are made again this often. */
const LOOK_MS = 120;

type CameraOptions = {
  readonly view: View;
  /** Draws a view; called at each frame. */
  readonly paint: (view: View) => void;
  /** Tells where the camera is: now and then on the way, and at its end. */
  readonly shown: (view: View, isResting: boolean) => void;
  readonly isStill: () => boolean;
  readonly clock?: Clock;
};

export type Camera = ReturnType<typeof createCamera>;

/** Takes a map from view to view, frame by frame. Whatever comes last wins: a drag stops a flight where it is. */
export function createCamera({ view, paint, shown, isStill, clock = browserClock }: CameraOptions) {
  let current = view;
  let frame = 0;
  let lookedAt = Number.NEGATIVE_INFINITY;

  let isMoving = false;

  const look = () => {
    lookedAt = clock.now();
    shown(current, !isMoving);
  };
  const stop = () => {
    isMoving = false;
    clock.cancelFrame(frame);
  };
  const show = (next: View) => {
    current = next;
    paint(next);
    if (clock.now() - lookedAt >= LOOK_MS) look();
  };

  return {
    view: () => current,
    /** Shows a view at once, as a finger or a wheel asks for it. */
    put(next: View) {
      stop();
      show(next);
    },
    /** The map was moved by its own hand. */
    follow(next: View) {
      if (isMoving || isSame(current, next)) return;
      current = next;
      look();
    },
    /** The hand has let go. */
    rest: () => look(),
    go(move: Move, size: MapSize) {
      stop();
      const at = journey(current, move, size, isStill());
      const began = clock.now();
      isMoving = true;
      const step = () => {
        const part = isStill() ? 1 : Math.min(1, (clock.now() - began) / Math.max(1, move.ms));
        if (part >= 1) isMoving = false;
        show(at(part));
        if (part < 1) frame = clock.nextFrame(step);
        else look();
      };
      if (isStill() || move.ms <= 0) step();
      else frame = clock.nextFrame(step);
    },
    stop,
  };
}

/** The same but for a rounding: less than a tenth of a pixel. */
function isSame(one: View, other: View): boolean {
  const pixels = worldPixels(one.zoom);
  const [a, b] = [toFlat(one.centre), toFlat(other.centre)];
  const shift = Math.hypot(a.x - b.x, a.y - b.y) * pixels;
  return Math.abs(one.zoom - other.zoom) < 1e-3 && shift < 0.1;
}
