import { afterEach, describe, expect, it, vi } from 'vitest';
import { toLocalTime } from './local-time';

describe('an instant on the operator’s clock', () => {
  it.each([
    ['2026-11-24T07:00:00Z', '2026-11-24', '07:00'],
    ['2026-07-01T06:00:00Z', '2026-07-01', '07:00'],
    // Before and after the clocks go back.
    ['2026-10-25T00:30:00Z', '2026-10-25', '01:30'],
    ['2026-10-25T01:30:00Z', '2026-10-25', '01:30'],
    ['2026-06-30T23:30:00Z', '2026-07-01', '00:30'],
    ['2026-11-24T00:00:00Z', '2026-11-24', '00:00'],
  ])('%s is on %s at %s by the operator’s clock', (instant, date, time) => {
    expect(toLocalTime(Date.parse(instant))).toEqual({ date, time });
  });
});

describe('in a browser with another locale’s date formats', () => {
  const { prototype } = Intl.DateTimeFormat;
  const own = Object.getOwnPropertyDescriptor(prototype, 'format') ?? {};
  afterEach(() => {
    Object.defineProperty(prototype, 'format', own);
    vi.resetModules();
  });

  it('the locale’s date formats do not change an instant’s local day and time', async () => {
    Object.defineProperty(prototype, 'format', { ...own, get: () => () => '11/24/2026' });
    vi.resetModules();
    const fresh = await import('./local-time');
    expect(fresh.toLocalTime(Date.parse('2026-11-24T07:00:00Z'))).toEqual({
      date: '2026-11-24',
      time: '07:00',
    });
  });
});
