import type { MapSize, View } from './map-point.ts';
import { type Move, planFlight } from './plan-flight.ts';
import { calculateWorldPixels, toFlat } from './projection.ts';

/** The clock of the browser, replaceable in tests. */
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

/** The marks are updated at this interval during a flight. */
const MARKS_INTERVAL_MS = 120;

type CameraOptions = {
  readonly view: View;
  /** Draws a view; called on each frame. */
  readonly paint: (view: View) => void;
  /** Reports the view, at intervals during a flight and at its end. */
  readonly shown: (view: View, isResting: boolean) => void;
  readonly isMotionReduced: () => boolean;
  readonly clock?: Clock;
};

export type Camera = ReturnType<typeof createCamera>;

/** Animates a map between views. The latest call wins: a drag stops a flight. */
export function createCamera({ view, paint, shown, isMotionReduced, clock = browserClock }: CameraOptions) {
  let current = view;
  let frame = 0;
  let reportedAt = Number.NEGATIVE_INFINITY;

  let isMoving = false;

  const report = () => {
    reportedAt = clock.now();
    shown(current, !isMoving);
  };
  const stop = () => {
    isMoving = false;
    clock.cancelFrame(frame);
  };
  const show = (nextView: View) => {
    current = nextView;
    paint(nextView);
    if (clock.now() - reportedAt >= MARKS_INTERVAL_MS) report();
  };

  return {
    view: () => current,
    /** Shows a view immediately, for a gesture. */
    put(nextView: View) {
      stop();
      show(nextView);
    },
    follow(nextView: View) {
      if (isMoving || isSame(current, nextView)) return;
      current = nextView;
      report();
    },
    rest: () => report(),
    go(move: Move, size: MapSize) {
      stop();
      const at = planFlight(current, move, size, isMotionReduced());
      const startedAt = clock.now();
      isMoving = true;
      const step = () => {
        const part = isMotionReduced() ? 1 : Math.min(1, (clock.now() - startedAt) / Math.max(1, move.ms));
        if (part >= 1) isMoving = false;
        show(at(part));
        if (part < 1) frame = clock.nextFrame(step);
        else report();
      };
      if (isMotionReduced() || move.ms <= 0) step();
      else frame = clock.nextFrame(step);
    },
    stop,
  };
}

/** Equal within a tenth of a pixel. */
function isSame(first: View, second: View): boolean {
  const pixels = calculateWorldPixels(first.zoom);
  const [a, b] = [toFlat(first.centre), toFlat(second.centre)];
  const shift = Math.hypot(a.x - b.x, a.y - b.y) * pixels;
  return Math.abs(first.zoom - second.zoom) < 1e-3 && shift < 0.1;
}
