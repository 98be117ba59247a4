import { describe, expect, test } from 'vitest';
import { countSecondsLeft, findIdleSchedule, findStage } from './idle-schedule';

const times = {
  warnAfterMs: 65_000,
  resetAfterMs: 90_000,
  noticeAfterMs: 95_000,
  confirmationAfterMs: 10_000,
};
const stagesOf = (screen: Parameters<typeof findIdleSchedule>[0], seconds: readonly number[]) =>
  seconds.map((second) => findStage(findIdleSchedule(screen, times), second * 1000));

describe('idle times by screen', () => {
  // Proves F5.1.
  test('joining warns at 65 s and resets at 90 s', () => {
    expect(stagesOf('joining', [0, 64, 65, 89, 90])).toEqual([
      'quiet',
      'quiet',
      'warning',
      'warning',
      'over',
    ]);
  });

  // Proves F5.2.
  test('the checkout warns at 65 s, asks at 90 s and ends at 95 s', () => {
    expect(stagesOf('checkout', [64, 65, 89, 90, 94, 95])).toEqual([
      'quiet',
      'warning',
      'warning',
      'asking',
      'asking',
      'over',
    ]);
  });

  // Proves F5.3.
  test('the confirmation counts down from the beginning and ends after 10 s', () => {
    expect(stagesOf('confirmation', [0, 9, 10])).toEqual(['warning', 'warning', 'over']);
  });

  test('the kiosk’s home page has no idle time', () => {
    expect(stagesOf('home', [0, 1000])).toEqual(['quiet', 'quiet']);
  });

  test('an error or maintenance page retries without a warning', () => {
    expect(stagesOf('system', [89, 90])).toEqual(['quiet', 'over']);
  });

  test('times configured in the wrong order never end a visit early', () => {
    const odd = { ...times, warnAfterMs: 200_000, noticeAfterMs: 1000 };
    expect(findIdleSchedule('checkout', odd)).toEqual({ warnAtMs: 90_000, askAtMs: 90_000, endAtMs: 90_000 });
  });
});

test('the remaining seconds are whole and count down to the next stage', () => {
  const [joining, checkout] = [findIdleSchedule('joining', times), findIdleSchedule('checkout', times)];
  expect(countSecondsLeft(joining, 65_000)).toBe(25);
  expect(countSecondsLeft(joining, 89_001)).toBe(1);
  expect(countSecondsLeft(checkout, 65_000)).toBe(25);
  expect(countSecondsLeft(checkout, 94_000)).toBe(0);
  expect(countSecondsLeft(null, 1000)).toBe(0);
});
