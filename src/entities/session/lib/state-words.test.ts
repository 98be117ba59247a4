import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatSessionState } from './state-words';

const NOW = Date.parse('2026-11-23T06:30:00Z');
const session = { state: 'available', remaining: 12, opensAt: null, notice: null } as const;
const opening = (opensAt: string) => ({ ...session, state: 'not_yet', opensAt }) as const;

describe('session states in words', () => {
  it.each([
    [session, '12 spaces'],
    [{ ...session, remaining: null }, 'Spaces available'],
    [{ ...session, state: 'few', remaining: 3 } as const, '3 spaces left'],
    [{ ...session, state: 'few', remaining: 1 } as const, '1 space left'],
    [{ ...session, state: 'full', remaining: 0 } as const, 'Full'],
    [{ ...session, state: 'closed' } as const, 'Booking has closed'],
    [{ ...session, state: 'cancelled' } as const, 'Cancelled'],
    [
      { ...session, state: 'cancelled', notice: 'the instructor is ill' } as const,
      'Cancelled: the instructor is ill',
    ],
    [{ ...session, state: 'drop_in', remaining: null } as const, 'No need to book'],
  ])('the state %j reads “%s”', (state, words) => {
    expect(formatSessionState(state, NOW)).toBe(words);
  });

  it.each([
    ['2026-11-24T07:00:00Z', 'Opens Tue 07:00'],
    // "Tue" alone would mean this week.
    ['2026-12-01T07:00:00Z', 'Opens Tue 1 Dec 07:00'],
    ['2026-11-23T07:30:00Z', 'Opens in 60 min'],
    ['2026-11-23T07:30:01Z', 'Opens Mon 07:30'],
    ['2026-11-23T06:40:00Z', 'Opens in 10:00'],
    ['2026-11-23T06:40:01Z', 'Opens in 11 min'],
    ['2026-11-23T06:31:05Z', 'Opens in 1:05'],
    ['2026-11-23T06:30:00.200Z', 'Opens in 0:01'],
    ['2026-11-23T06:29:59Z', 'Opens in 0:00'],
  ])('a session that opens at %s reads “%s”', (opensAt, words) => {
    expect(formatSessionState(opening(opensAt), NOW)).toBe(words);
  });

  // Proves B2.7.
  it('the opening time reads the same all day, whatever the device’s clock says', () => {
    fc.assert(
      fc.property(fc.integer({ min: 61 * 60_000, max: 5 * 86_400_000 }), (msBeforeOpening) => {
        const opensAt = Date.parse('2026-11-30T07:00:00Z');
        const words = formatSessionState(opening('2026-11-30T07:00:00Z'), opensAt - msBeforeOpening);
        expect(words).toBe('Opens Mon 07:00');
      }),
    );
  });
});
