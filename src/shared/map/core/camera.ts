import type { MapSize, View } from './map-point.ts';
import { type Move, planFlight } from './plan-flight.ts';
import { calculateWorldPixels, toFlat } from './projection.ts';

/** The clock of the browser, replaceable in tests. */
export type FrameClock = {
  readonly now: () => number;
  readonly nextFrame: (run: () => void) => number;
  readonly cancelFrame: (frame: number) => void;
};

const browserClock: FrameClock = {
  now: () => performance.now(),
  nextFrame: (run) => requestAnimationFrame(run),
  cancelFrame: (frame) => cancelAnimationFrame(frame),
};

/** The marks are updated at this interval during a flight. */
const MARKS_INTERVAL_MS = 120;

type CameraOptions = {
  readonly view: View;
  /** Draws a view; called on each frame. */
  readonly drawView: (view: View) => void;
  /** Reports the view, at intervals during a flight and at its end. */
  readonly reportView: (view: View, isResting: boolean) => void;
  readonly isMotionReduced: () => boolean;
  readonly clock?: FrameClock;
};

export type Camera = ReturnType<typeof createCamera>;

/** Animates a map between views. The latest call wins: a drag stops a flight. */
export function createCamera({
  view,
  drawView,
  reportView,
  isMotionReduced,
  clock = browserClock,
}: CameraOptions) {
  let currentView = view;
  let frame = 0;
  let reportedAt = Number.NEGATIVE_INFINITY;

  let isMoving = false;

  const reportCurrentView = () => {
    reportedAt = clock.now();
    reportView(currentView, !isMoving);
  };
  const stop = () => {
    isMoving = false;
    clock.cancelFrame(frame);
  };
  const showView = (nextView: View) => {
    currentView = nextView;
    drawView(nextView);
    if (clock.now() - reportedAt >= MARKS_INTERVAL_MS) reportCurrentView();
  };

  return {
    getView: () => currentView,
    /** Shows a view immediately, for a gesture. */
    jumpTo(nextView: View) {
      stop();
      showView(nextView);
    },
    adoptView(nextView: View) {
      if (isMoving || isSame(currentView, nextView)) return;
      currentView = nextView;
      reportCurrentView();
    },
    reportRest: () => reportCurrentView(),
    startMove(move: Move, size: MapSize) {
      stop();
      const interpolateView = planFlight(currentView, move, size, isMotionReduced());
      const startedAt = clock.now();
      isMoving = true;
      const drawFrame = () => {
        const elapsedPart = isMotionReduced()
          ? 1
          : Math.min(1, (clock.now() - startedAt) / Math.max(1, move.ms));
        if (elapsedPart >= 1) isMoving = false;
        showView(interpolateView(elapsedPart));
        if (elapsedPart < 1) frame = clock.nextFrame(drawFrame);
        else reportCurrentView();
      };
      if (isMotionReduced() || move.ms <= 0) drawFrame();
      else frame = clock.nextFrame(drawFrame);
    },
    stop,
  };
}

/** Equal within a tenth of a pixel. */
function isSame(first: View, second: View): boolean {
  const pixels = calculateWorldPixels(first.zoom);
  const [firstPoint, secondPoint] = [toFlat(first.centre), toFlat(second.centre)];
  const shift = Math.hypot(firstPoint.x - secondPoint.x, firstPoint.y - secondPoint.y) * pixels;
  return Math.abs(first.zoom - second.zoom) < 1e-3 && shift < 0.1;
}
