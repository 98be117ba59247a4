import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'session.heading': 'Session',
  'session.back': 'Back to the timetable',
  'session.backToActivity': 'Back to the activity',
});
