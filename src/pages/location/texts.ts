import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'location.title': 'Timetable',
});
