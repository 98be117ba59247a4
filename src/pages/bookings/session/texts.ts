import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'session.heading': 'Session',
  'session.back': 'Back to the timetable',
  'session.backToCourts': 'Back to the courts',
  'session.backToActivity': 'Back to the activity',
});
