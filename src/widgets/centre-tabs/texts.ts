import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'centreTabs.name': 'Pages of this centre',
  'centreTabs.change': 'Change',
  'centreTabs.changeCentre': 'Change centre',
  'centreTabs.timetable': 'Timetable',
  'centreTabs.activities': 'Activities',
  'centreTabs.courts': 'Courts and pitches',
  'centreTabs.camps': 'Camps',
  'centreTabs.courses': 'Courses',
  'centreTabs.packages': 'Packages',
});
