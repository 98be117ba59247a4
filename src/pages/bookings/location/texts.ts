import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'location.session': 'Session',
  'location.title': 'Timetable',
});
