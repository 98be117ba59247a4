import { describe, expect, it } from 'vitest';
import { readConfig } from '@/shared/config';
import { tabAt, tabsOf } from './tabs';

const EVERYTHING = [
  '/location/:locationSlug',
  '/location/:locationSlug/activities',
  '/location/:locationSlug/spaces',
  '/camps/:locationSlug',
  '/courses/:locationSlug',
  '/packages/:locationSlug',
];
const on = readConfig({ flags: { campsAndCoursesBookingEnabled: true } }).flags;
const off = readConfig({ flags: { campsAndCoursesBookingEnabled: false } }).flags;
const labels = (built: readonly string[], flags = on) =>
  tabsOf('riverside', built, flags).map(({ label }) => label);

describe('the pages of a centre', () => {
  it('are all shown in their order once they are built', () => {
    expect(labels(EVERYTHING)).toEqual([
      'Timetable',
      'Activities',
      'Courts and pitches',
      'Camps',
      'Courses',
      'Packages',
    ]);
  });

  it('show no page that the site does not have, whatever its pattern', () => {
    expect(labels(['/location/:locationSlug', '/camps/*'])).toEqual(['Timetable', 'Camps']);
  });

  it('have no camps and courses where the operator does not sell them', () => {
    expect(labels(EVERYTHING, off)).toEqual(['Timetable', 'Activities', 'Courts and pitches', 'Packages']);
  });

  it('keep a slug in one piece of the address', () => {
    expect(tabsOf('a/b c', EVERYTHING, on)[3]?.path).toBe('/camps/a%2Fb%20c');
  });

  it.each([
    ['/location/riverside', 'Timetable'],
    ['/location/riverside/sessions/yoga-20261124', 'Timetable'],
    ['/location/riverside/activities', 'Activities'],
    ['/location/riverside/activities/yoga', 'Activities'],
    ['/location/riverside-east', undefined],
    ['/camps/riverside/summer/book', 'Camps'],
  ])('know that %s belongs to %s', (pathname, label) => {
    expect(tabAt(tabsOf('riverside', EVERYTHING, on), pathname)?.label).toBe(label);
  });
});
