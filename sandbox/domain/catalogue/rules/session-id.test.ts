import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../common/index.ts';
import { calculateDeskPlaces } from '../../sessions/index.ts';
import {
  COMMON_PATTERN_ID_START,
  formatSessionId,
  formatSlotId,
  parseSessionDate,
  parseSessionId,
  parseSlotId,
} from './session-id.ts';

const PATTERN_ID = '0197b1c2-6f7a-7c31-9a55-3e1f0c2d4b10';

describe('a session’s id', () => {
  test('a session’s id contains its pattern and date, in 50 characters at most and without a dot', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.integer({ min: 0, max: 4_000 }), (patternId, days) => {
        const date = addDays('2024-01-01', days);
        const id = formatSessionId(patternId, date);
        expect(id).toMatch(/^[\w-]{1,50}$/);
        expect(parseSessionId(id)).toEqual({ patternId, date });
      }),
    );
  });

  test('a session’s id leaves out the common start of pattern ids, and no second spelling is accepted', () => {
    const id = formatSessionId(`${COMMON_PATTERN_ID_START}3e1f0c2d4b10`, '2026-11-24');
    expect(id).toBe('3e1f0c2d4b10-20261124');
    expect(parseSessionId(id)).toEqual({
      patternId: `${COMMON_PATTERN_ID_START}3e1f0c2d4b10`,
      date: '2026-11-24',
    });
    expect(parseSessionId(`${COMMON_PATTERN_ID_START}${id}`)).toBeNull();
  });

  test.each([
    '',
    PATTERN_ID,
    `${PATTERN_ID}-20260230`,
    `${PATTERN_ID}-2026023`,
    `${PATTERN_ID}-202602280`,
    `${PATTERN_ID}-20260228-0900`,
    `x${PATTERN_ID}-20260228`,
    `${PATTERN_ID.toUpperCase()}-20260228`,
    `${PATTERN_ID}-20260228\n`,
  ])('"%s" is not a session’s id', (id) => {
    expect(parseSessionId(id)).toBeNull();
  });
});

describe('the places that are not sold online', () => {
  const shares = Array.from({ length: 2_000 }, (_, day) =>
    calculateDeskPlaces(formatSessionId(PATTERN_ID, addDays('2026-01-01', day)), 100),
  );
  const calculateShare = (test: (taken: number) => boolean) => shares.filter(test).length / shares.length;

  test('the places that are not sold online are the same each time, and never more than there are', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 0, max: 500 }), (id, capacity) => {
        expect(calculateDeskPlaces(id, capacity)).toBe(calculateDeskPlaces(id, capacity));
        expect(calculateDeskPlaces(id, capacity)).toBeGreaterThanOrEqual(0);
        expect(calculateDeskPlaces(id, capacity)).toBeLessThanOrEqual(capacity);
      }),
    );
  });

  test('the places that are not sold online leave about 15 of 100 sessions nearly full, 35 well filled, and half with room', () => {
    expect(calculateShare((taken) => taken >= 95)).toBeCloseTo(0.15, 1);
    expect(calculateShare((taken) => taken >= 60 && taken < 95)).toBeCloseTo(0.35, 1);
    expect(calculateShare((taken) => taken < 60)).toBeCloseTo(0.5, 1);
  });
});

const SPACE_ID = '0197b1c2-6f7a-4c31-9a55-3e1f0c2d4b10';

test('the id of a slot has 50 characters and contains the space, the date and the start', () => {
  const slot = { spaceId: SPACE_ID, date: '2026-11-24', start: '18:00' };
  const id = formatSlotId(slot);
  expect(id).toBe(`${SPACE_ID}-20261124-1800`);
  expect(id).toHaveLength(50);
  expect(parseSlotId(id)).toEqual(slot);
  expect(parseSessionDate(id)).toBe('2026-11-24');
  // An id is valid for a session or for a slot, never for both.
  expect(parseSessionId(id)).toBeNull();
  expect(parseSlotId(formatSessionId(SPACE_ID, '2026-11-24'))).toBeNull();
  expect(parseSessionDate(formatSessionId(SPACE_ID, '2026-11-24'))).toBe('2026-11-24');
});

test.each([
  `${SPACE_ID}-20261131-1800`,
  `${SPACE_ID}-20261124-2400`,
  `${SPACE_ID}-20261124-1860`,
  `${SPACE_ID}-20261124-180`,
  '',
])('"%s" is not a slot’s id', (id) => {
  expect(parseSlotId(id)).toBeNull();
  expect(parseSessionDate(id)).toBeNull();
});
