import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'location.title': 'Timetable',
  'location.change': 'Change centre',
});
