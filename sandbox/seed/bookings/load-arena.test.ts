import { expect, test } from 'vitest';
import { demoId } from '../demo-ids.ts';
import { buildLoadArenaPatterns, buildLoadArenaSpaces, LOAD_ARENA_SLUG } from './load-arena.ts';

const patterns = buildLoadArenaPatterns('o-1');

test('the arena has two thousand sessions a week, spread over its days and studios', () => {
  expect(patterns).toHaveLength(2_000);
  expect(new Set(patterns.map(({ id }) => id)).size).toBe(2_000);
  expect(new Set(patterns.map(({ spaceId }) => spaceId))).toEqual(
    new Set(buildLoadArenaSpaces('o-1').map(({ id }) => id)),
  );
  for (const weekday of [1, 2, 3, 4, 5, 6, 7])
    expect(patterns.filter((pattern) => pattern.weekday === weekday).length).toBeGreaterThanOrEqual(276);
});

test('no two sessions are in the same studio at the same time, and all end before the centre closes', () => {
  const toMinutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  const places = new Map<string, { start: number; end: number }[]>();
  for (const { spaceId, weekday, localStart, minutes } of patterns) {
    const start = toMinutes(localStart);
    const key = `${spaceId} ${weekday}`;
    places.set(key, [...(places.get(key) ?? []), { start, end: start + minutes }]);
  }
  for (const day of places.values()) {
    const sorted = day.sort((first, second) => first.start - second.start);
    for (const [index, { end }] of sorted.entries())
      expect(end).toBeLessThanOrEqual(sorted[index + 1]?.start ?? 22 * 60);
  }
});

test('the load arena belongs to a centre of its own', () => {
  expect(new Set(patterns.map(({ venueId }) => venueId))).toEqual(
    new Set([demoId(`venue:${LOAD_ARENA_SLUG}`)]),
  );
});
