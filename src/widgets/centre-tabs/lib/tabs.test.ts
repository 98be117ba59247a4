import { describe, expect, it } from 'vitest';
import { readConfig } from '@/shared/config';
import { tabAt, tabsOf } from './tabs';

const on = readConfig({ flags: { campsAndCoursesBookingEnabled: true } }).flags;
const off = readConfig({ flags: { campsAndCoursesBookingEnabled: false } }).flags;
const labels = (flags = on) => tabsOf('riverside', flags).map(({ label }) => label);

describe('the pages of a centre', () => {
  it('the pages of a centre are shown in their order', () => {
    expect(labels()).toEqual([
      'Timetable',
      'Activities',
      'Courts and pitches',
      'Camps',
      'Courses',
      'Packages',
    ]);
  });

  it('the pages of a centre have no camps and courses where the operator does not sell them', () => {
    expect(labels(off)).toEqual(['Timetable', 'Activities', 'Courts and pitches', 'Packages']);
  });

  it('keep a slug in one piece of the address', () => {
    expect(tabsOf('a/b c', on)[3]?.path).toBe('/camps/a%2Fb%20c');
  });

  it.each([
    ['/location/riverside', 'Timetable'],
    ['/location/riverside/sessions/yoga-20261124', 'Timetable'],
    ['/location/riverside/activities', 'Activities'],
    ['/location/riverside/activities/yoga', 'Activities'],
    ['/location/riverside-east', undefined],
    ['/camps/riverside/summer/book', 'Camps'],
  ])('know that %s belongs to %s', (pathname, label) => {
    expect(tabAt(tabsOf('riverside', on), pathname)?.label).toBe(label);
  });
});
