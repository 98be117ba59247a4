import { allSettled, createEvent, createStore, createWatch, fork } from 'effector';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { findIdleSchedule, type KioskScreen } from '../lib/idle-schedule';
import { createIdleTimer } from './idle-timer';

const times = {
  warnAfterMs: 65_000,
  resetAfterMs: 90_000,
  noticeAfterMs: 95_000,
  confirmationAfterMs: 10_000,
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A kiosk in use. */
async function openKiosk(first: KioskScreen) {
  const screenChanged = createEvent<KioskScreen>();
  const paused = createEvent<boolean>();
  const $screen = createStore(first).on(screenChanged, (_, screen) => screen);
  const $isPaused = createStore(false).on(paused, (_, isPaused) => isPaused);
  const $schedule = $screen.map((screen) => findIdleSchedule(screen, times));
  const idle = createIdleTimer({ $schedule, $isPaused });
  const scope = fork();
  const emitted: string[] = [];
  createWatch({ unit: idle.startOverAsked, scope, fn: () => emitted.push('asked') });
  createWatch({ unit: idle.visitEnded, scope, fn: () => emitted.push('ended') });
  await allSettled(idle.started, { scope });
  return {
    emitted,
    stage: () => scope.getState(idle.$stage),
    left: () => scope.getState(idle.$secondsLeft),
    wait: (seconds: number) => vi.advanceTimersByTime(seconds * 1000),
    shows: (screen: KioskScreen) => allSettled(screenChanged, { scope, params: screen }),
    pause: (isPaused: boolean) => allSettled(paused, { scope, params: isPaused }),
    stop: () => allSettled(idle.stopped, { scope }),
    scope,
    idle,
  };
}

const press = (kind: string) => document.body.dispatchEvent(new Event(kind, { bubbles: true }));

describe('leaving a kiosk while joining', () => {
  // Proves F5.5.
  test('a customer who leaves while joining is warned with 25 seconds to go, and the visit ends at 90 s, once', async () => {
    const { wait, stage, left, emitted, stop } = await openKiosk('joining');
    wait(64.5);
    expect(stage()).toBe('quiet');
    wait(0.75);
    expect([stage(), left()]).toEqual(['warning', 25]);
    wait(24.5);
    expect([stage(), left()]).toEqual(['warning', 1]);
    wait(0.5);
    expect(stage()).toBe('over');
    wait(60);
    expect(emitted).toEqual(['ended']);
    await stop();
  });

  test.each(['pointerdown', 'touchstart', 'keydown', 'wheel', 'input', 'click'])(
    'the visit continues on any input: %s',
    async (kind) => {
      const { wait, stage, emitted, stop } = await openKiosk('joining');
      wait(80);
      expect(stage()).toBe('warning');
      press(kind);
      expect(stage()).toBe('quiet');
      wait(64);
      expect(stage()).toBe('quiet');
      wait(26.5);
      expect(emitted).toEqual(['ended']);
      await stop();
    },
  );

  test('a resting mouse is not input, a moving one is', async () => {
    const { wait, stage, stop } = await openKiosk('joining');
    const move = (screenX: number) =>
      document.body.dispatchEvent(new MouseEvent('pointermove', { bubbles: true, screenX }));
    move(10);
    wait(80);
    move(10);
    expect(stage()).toBe('warning');
    move(12);
    expect(stage()).toBe('quiet');
    await stop();
  });

  // Proves F5.7.
  test('an input after the end starts a new visit, even if the clock was read late', async () => {
    const { idle, scope, wait, emitted, stop } = await openKiosk('joining');
    wait(1);
    await stop();
    // The device slept, so no tick came in the meantime.
    vi.advanceTimersByTime(200_000);
    await allSettled(idle.inputSeen, { scope });
    expect(emitted).toEqual(['ended']);
  });
});

// Proves F5.8.
test('changing the device’s clock changes nothing', async () => {
  const { wait, stage, emitted, stop } = await openKiosk('joining');
  wait(30);
  vi.setSystemTime(Date.now() + 3_600_000);
  wait(30);
  expect([stage(), emitted]).toEqual(['quiet', []]);
  vi.setSystemTime(Date.now() - 86_400_000);
  wait(31);
  expect(emitted).toEqual(['ended']);
  await stop();
});

describe('leaving a kiosk at the checkout', () => {
  // Proves F5.2.
  test('a customer who leaves at the checkout is warned, asked at 90 s, and the visit ends at 95 s', async () => {
    const { wait, stage, emitted, stop } = await openKiosk('checkout');
    wait(70);
    expect(stage()).toBe('warning');
    wait(20.5);
    expect([stage(), emitted]).toEqual(['asking', ['asked']]);
    wait(5);
    expect(emitted).toEqual(['asked', 'ended']);
    await stop();
  });

  test('answering the question restarts the idle time', async () => {
    const { wait, emitted, stop } = await openKiosk('checkout');
    wait(92);
    press('pointerdown');
    wait(89);
    expect(emitted).toEqual(['asked']);
    wait(2);
    expect(emitted).toEqual(['asked', 'asked']);
    await stop();
  });

  // Proves F5.6.
  test('the idle time waits for the end of a payment, and then restarts', async () => {
    const { wait, pause, stage, emitted, stop } = await openKiosk('checkout');
    wait(60);
    await pause(true);
    wait(300);
    expect([stage(), emitted]).toEqual(['quiet', []]);
    await pause(false);
    wait(64);
    expect(stage()).toBe('quiet');
    wait(1.5);
    expect(stage()).toBe('warning');
    await stop();
  });

  test('an unanswered challenge pauses the idle time for at most ten minutes', async () => {
    const { wait, pause, emitted, stop } = await openKiosk('checkout');
    wait(60);
    await pause(true);
    wait(600);
    expect(emitted).toEqual([]);
    wait(96);
    expect(emitted).toEqual(['asked', 'ended']);
    await stop();
  });
});

test('the confirmation stays for ten seconds from when it is shown, and again after each touch', async () => {
  const { wait, shows, stage, left, emitted, stop } = await openKiosk('joining');
  wait(60);
  await shows('confirmation');
  expect([stage(), left()]).toEqual(['warning', 10]);
  wait(8);
  press('pointerdown');
  expect(left()).toBe(10);
  wait(9);
  expect(emitted).toEqual([]);
  wait(1.5);
  expect(emitted).toEqual(['ended']);
  await stop();
});

test('the kiosk’s home page never times out', async () => {
  const { wait, emitted, stop } = await openKiosk('home');
  wait(3600);
  expect(emitted).toEqual([]);
  await stop();
});

test('changing the time of day does not end the visit', async () => {
  const { wait, stage, stop } = await openKiosk('joining');
  vi.setSystemTime(Date.now() + 86_400_000);
  wait(1);
  expect(stage()).toBe('quiet');
  await stop();
});

test('after stopping, neither time nor input has any effect', async () => {
  const { wait, stage, emitted, stop, idle, scope } = await openKiosk('joining');
  const seen = vi.fn();
  createWatch({ unit: idle.inputSeen, scope, fn: seen });
  await stop();
  expect(vi.getTimerCount()).toBe(0);
  wait(120);
  press('pointerdown');
  expect([stage(), emitted]).toEqual(['quiet', []]);
  expect(seen).not.toHaveBeenCalled();
});
