import { describe, expect, test } from 'vitest';
import { createCamera } from '../core/camera';
import { toPointOnMap, toScreen } from '../core/projection';
import { createGestures } from './gestures';

const size = { width: 800, height: 645 };
const start = { centre: { lat: 53.5, lng: -2.2 }, zoom: 9 };

function handOnMap({ isGreedy = false } = {}) {
  const rests: boolean[] = [];
  const camera = createCamera({
    view: start,
    isMotionReduced: () => false,
    drawView: () => {},
    reportView: (_, isResting) => rests.push(isResting),
  });
  return { camera, rests, hand: createGestures({ camera, getSize: () => size, isGreedy }) };
}

const mouse = (x: number, y: number) => ({ id: 1, isTouch: false, x, y });
const finger = (id: number, x: number, y: number) => ({ id, isTouch: true, x, y });

describe('mouse gestures', () => {
  test('a mouse drags the place that it grabbed', () => {
    const { camera, hand } = handOnMap();
    const held = toPointOnMap({ x: 300, y: 300 }, camera.getView(), size);
    hand.addTouch(mouse(300, 300));
    hand.moveTouch(mouse(340, 310));
    expect(hand.moveTouch(mouse(420, 250))).toBe('moved');
    hand.endTouch(1);
    const now = toScreen(held, camera.getView(), size);
    expect(now.x).toBeCloseTo(420, 0);
    expect(now.y).toBeCloseTo(250, 0);
  });

  test('a mouse that moves only slightly counts as a click', () => {
    const { camera, hand } = handOnMap();
    hand.addTouch(mouse(300, 300));
    expect(hand.moveTouch(mouse(302, 301))).toBe('nothing');
    expect(hand.hasMoved()).toBe(false);
    expect(camera.getView()).toBe(start);
  });

  test('a mouse without a pressed button moves nothing', () => {
    const { camera, hand } = handOnMap();
    expect(hand.moveTouch(mouse(10, 10))).toBe('nothing');
    expect(camera.getView()).toBe(start);
  });
});

describe('touch gestures', () => {
  test('one finger scrolls the page, and moves the map only if nothing scrolls', () => {
    const page = handOnMap();
    page.hand.addTouch(finger(1, 100, 100));
    expect(page.hand.moveTouch(finger(1, 100, 300))).toBe('page');
    expect(page.camera.getView()).toBe(start);

    const kiosk = handOnMap({ isGreedy: true });
    kiosk.hand.addTouch(finger(1, 100, 100));
    expect(kiosk.hand.moveTouch(finger(1, 100, 300))).toBe('moved');
    expect(kiosk.camera.getView().centre.lat).toBeGreaterThan(start.centre.lat);
  });

  test('two fingers zoom around the point between them, by how far they spread', () => {
    const { camera, hand } = handOnMap();
    const between = toPointOnMap({ x: 400, y: 300 }, camera.getView(), size);
    hand.addTouch(finger(1, 350, 300));
    hand.addTouch(finger(2, 450, 300));
    hand.moveTouch(finger(1, 300, 300));
    hand.moveTouch(finger(2, 500, 300));
    expect(camera.getView().zoom).toBeCloseTo(10, 6);
    const now = toScreen(between, camera.getView(), size);
    expect(now.x).toBeCloseTo(400, 0);
    expect(now.y).toBeCloseTo(300, 0);
  });

  test('the map comes to rest when the last finger is lifted', () => {
    const { hand, rests } = handOnMap();
    hand.addTouch(finger(1, 350, 300));
    hand.addTouch(finger(2, 450, 300));
    hand.moveTouch(finger(2, 500, 300));
    hand.endTouch(1);
    const before = rests.length;
    hand.endTouch(2);
    expect(rests).toHaveLength(before + 1);
    expect(rests.at(-1)).toBe(true);
  });
});

test('a wheel zooms around the pointer, by at most one step per turn', () => {
  const { camera, hand } = handOnMap();
  const under = toPointOnMap({ x: 100, y: 100 }, camera.getView(), size);
  hand.zoomByWheel({ x: 100, y: 100, deltaY: -4000, isPinch: false });
  expect(camera.getView().zoom).toBeCloseTo(9.4, 6);
  expect(toScreen(under, camera.getView(), size).x).toBeCloseTo(100, 3);
  hand.zoomByWheel({ x: 100, y: 100, deltaY: 40, isPinch: true });
  expect(camera.getView().zoom).toBeCloseTo(9, 6);
});
