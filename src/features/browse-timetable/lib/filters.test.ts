import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readQuery, timetablePath } from './address';
import {
  applyFilters,
  type Filters,
  findPartOfDay,
  GROUPS,
  hasFilters,
  NO_FILTERS,
  PARTS_OF_DAY,
} from './filters';

const session = (activityId: string, localStart: string, more = {}) => ({
  activityId,
  localStart,
  level: null,
  state: 'available' as const,
  ...more,
});
const SLUGS: Record<string, string> = { a1: 'yoga', a2: 'swim' };
const day = [
  session('a1', '07:00'),
  session('a2', '09:00', { state: 'full' }),
  session('a1', '12:30', { level: 'Beginner' }),
  session('a2', '17:00', { state: 'few', group: 'women' }),
  session('a2', '21:00', { state: 'drop_in', level: 'Beginner' }),
  session('a1', '22:00', { state: 'cancelled' }),
];
const filterIds = (filters: Partial<Filters>) =>
  applyFilters(day, { ...NO_FILTERS, ...filters }, (id) => SLUGS[id]).map(({ localStart }) => localStart);

describe('the filters of a day', () => {
  it('without filters all sessions are shown', () => {
    expect(filterIds({})).toHaveLength(6);
  });

  it.each([
    [{ activities: ['yoga'] }, ['07:00', '12:30', '22:00']],
    [{ activities: ['yoga', 'swim'] }, ['07:00', '09:00', '12:30', '17:00', '21:00', '22:00']],
    [{ activities: ['judo'] }, []],
    [{ part: 'evening' } as const, ['17:00', '21:00', '22:00']],
    [{ level: 'Beginner' }, ['12:30', '21:00']],
    [{ group: 'women' } as const, ['17:00']],
    [{ hasSpaces: true }, ['07:00', '12:30', '17:00', '21:00']],
    [{ activities: ['swim'], level: 'Beginner', hasSpaces: true }, ['21:00']],
  ])('the filters %j leave the sessions at %j', (filters, starts) => {
    expect(filterIds(filters)).toEqual(starts);
  });

  it.each([
    ['00:00', 'early'],
    ['08:59', 'early'],
    ['09:00', 'morning'],
    ['12:00', 'lunch'],
    ['13:59', 'lunch'],
    ['14:00', 'afternoon'],
    ['17:00', 'evening'],
    ['23:45', 'evening'],
  ])('a session at %s belongs to the part of the day “%s”', (time, part) => {
    expect(findPartOfDay(time)).toBe(part);
  });

  it.each([
    [NO_FILTERS, false],
    [{ ...NO_FILTERS, activities: ['yoga'] }, true],
    [{ ...NO_FILTERS, part: 'lunch' } as const, true],
    [{ ...NO_FILTERS, level: 'Beginner' }, true],
    [{ ...NO_FILTERS, group: 'juniors' } as const, true],
    [{ ...NO_FILTERS, hasSpaces: true }, true],
  ])('whether %j contains filters: %s', (filters, are) => {
    expect(hasFilters(filters)).toBe(are);
  });
});

describe('addresses of a timetable', () => {
  it.each([
    ['', { date: null, filters: NO_FILTERS }],
    [
      '?date=2026-02-31&time=noon&level=&group=anyone&spaces=yes&activity=',
      { date: null, filters: NO_FILTERS },
    ],
    [
      '?date=2026-11-24&activity=yoga&activity=swim&activity=yoga&time=lunch&level=Beginner&group=over_60&spaces=1&x=1',
      {
        date: '2026-11-24',
        filters: {
          activities: ['yoga', 'swim'],
          part: 'lunch',
          level: 'Beginner',
          group: 'over_60',
          hasSpaces: true,
        },
      },
    ],
  ])('the query “%s” is parsed as %j', (search, query) => {
    expect(readQuery(search)).toEqual(query);
  });

  it('a timetable’s address names the centre and leaves out defaults', () => {
    expect(timetablePath('north hall', { date: null, filters: NO_FILTERS })).toBe('/location/north%20hall');
  });

  it('a timetable’s address keeps all choices, so that a reload or a link shows the same', () => {
    const query = fc.record({
      date: fc.constantFrom('2026-11-24', '2028-02-29', null),
      filters: fc.record({
        activities: fc.uniqueArray(fc.string({ minLength: 1, maxLength: 20 }), { maxLength: 5 }),
        part: fc.constantFrom(...PARTS_OF_DAY, null),
        level: fc.option(fc.string({ minLength: 1, maxLength: 20 })),
        group: fc.constantFrom(...GROUPS, null),
        hasSpaces: fc.boolean(),
      }),
    });
    fc.assert(
      fc.property(query, (chosen) => {
        const [, search = ''] = timetablePath('a', chosen).split('?');
        expect(readQuery(search)).toEqual(chosen);
      }),
    );
  });
});
