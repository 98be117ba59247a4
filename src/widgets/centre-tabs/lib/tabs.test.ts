import { describe, expect, it } from 'vitest';
import { readConfig } from '@/shared/config';
import { findTab, listTabs } from './tabs';

const enabledFlags = readConfig({ flags: { campsAndCoursesBookingEnabled: true } }).flags;
const disabledFlags = readConfig({ flags: { campsAndCoursesBookingEnabled: false } }).flags;
const listLabels = (flags = enabledFlags) => listTabs('riverside', flags).map(({ label }) => label);

describe('the pages of a centre', () => {
  it('the pages of a centre are listed in a fixed order', () => {
    expect(listLabels()).toEqual([
      'Timetable',
      'Activities',
      'Courts and pitches',
      'Camps',
      'Courses',
      'Packages',
    ]);
  });

  it('a centre has no camps and courses pages if the operator does not sell them', () => {
    expect(listLabels(disabledFlags)).toEqual(['Timetable', 'Activities', 'Courts and pitches', 'Packages']);
  });

  it('the slug is escaped, so that it stays one segment of the address', () => {
    expect(listTabs('a/b c', enabledFlags)[3]?.path).toBe('/camps/a%2Fb%20c');
  });

  it.each([
    ['/location/riverside', 'Timetable'],
    ['/location/riverside/sessions/yoga-20261124', 'Timetable'],
    ['/location/riverside/activities', 'Activities'],
    ['/location/riverside/activities/yoga', 'Activities'],
    ['/location/riverside-east', undefined],
    ['/camps/riverside/summer/book', 'Camps'],
  ])('%s belongs to the tab %s', (pathname, label) => {
    expect(findTab(listTabs('riverside', enabledFlags), pathname)?.label).toBe(label);
  });
});
