import { describe, expect, test } from 'vitest';
import { createCamera } from './camera';
import type { View } from './map-point';
import { planFlight } from './plan-flight';

const size = { width: 800, height: 645 };
const whole: View = { centre: { lat: 54.8, lng: -2.75 }, zoom: 4.92 };
const manchester: View = { centre: { lat: 53.4773, lng: -2.2351 }, zoom: 11 };
const london: View = { centre: { lat: 51.5, lng: -0.12 }, zoom: 11 };

/** A fake clock with animation frames every 20 ms. */
function slowClock() {
  let now = 0;
  let next: (() => void) | null = null;
  return {
    now: () => now,
    nextFrame: (run: () => void) => {
      next = run;
      return 1;
    },
    cancelFrame: () => {
      next = null;
    },
    /**
     * Runs all requested frames.
     *
     * @returns the elapsed milliseconds
     */
    run(limit = Number.POSITIVE_INFINITY) {
      const from = now;
      while (next && now - from < limit) {
        const frame = next;
        next = null;
        now += 20;
        frame();
      }
      return now - from;
    },
  };
}

function filmed(isMotionReduced = false) {
  const clock = slowClock();
  const painted: View[] = [];
  const shown: boolean[] = [];
  const camera = createCamera({
    view: whole,
    clock,
    isMotionReduced: () => isMotionReduced,
    drawView: (view) => painted.push(view),
    reportView: (_, isResting) => shown.push(isResting),
  });
  return { camera, clock, painted, shown };
}

describe('a flight', () => {
  test('a flight takes 2000 ms and ends exactly at its target', () => {
    const { camera, clock, painted, shown } = filmed();
    camera.startMove({ to: manchester, ms: 2000, path: 'fly' }, size);
    expect(clock.run()).toBe(2000);
    expect(painted.at(-1)).toBe(manchester);
    expect(shown.at(-1)).toBe(true);
    expect(shown.filter((isResting) => !isResting).length).toBeGreaterThan(10);
  });

  test('a flight shows only its target with reduced motion', () => {
    const { camera, clock, painted } = filmed(true);
    camera.startMove({ to: manchester, ms: 2000, path: 'fly' }, size);
    expect(clock.run()).toBe(0);
    expect(painted).toEqual([manchester]);
  });

  test('a flight zooms out between two distant towns, but not over a short distance', () => {
    const zooms = (path: 'fly' | 'ease') => {
      const at = planFlight(manchester, { to: london, ms: 1, path }, size, false);
      return Array.from({ length: 21 }, (_, part) => at(part / 20).zoom);
    };
    expect(Math.min(...zooms('fly'))).toBeLessThan(9);
    expect(Math.min(...zooms('ease'))).toBeCloseTo(11, 9);
  });

  test('a flight has no jumps', () => {
    for (const path of ['fly', 'ease'] as const) {
      const at = planFlight(whole, { to: london, ms: 1, path }, size, false);
      const views = Array.from({ length: 201 }, (_, part) => at(part / 200));
      expect(views[0]?.centre.lat).toBeCloseTo(whole.centre.lat, 6);
      for (const [index, { zoom, centre }] of views.entries()) {
        const before = views[index - 1] ?? whole;
        expect(Math.abs(zoom - before.zoom)).toBeLessThan(0.3);
        expect(Math.abs(centre.lat - before.centre.lat)).toBeLessThan(0.3);
      }
    }
  });

  test('a drag stops a flight', () => {
    const { camera, clock } = filmed();
    camera.startMove({ to: manchester, ms: 2000, path: 'fly' }, size);
    clock.run(400);
    camera.jumpTo(london);
    expect(clock.run()).toBe(0);
    expect(camera.getView()).toBe(london);
  });
});

test('the map’s own changes are followed while it rests, but not during a flight', () => {
  const { camera, clock, shown } = filmed();
  camera.adoptView(whole);
  expect(shown).toEqual([]);
  camera.adoptView(london);
  expect(camera.getView()).toBe(london);
  camera.startMove({ to: manchester, ms: 1000, path: 'ease' }, size);
  clock.run(200);
  camera.adoptView(whole);
  clock.run();
  expect(camera.getView()).toBe(manchester);
});
