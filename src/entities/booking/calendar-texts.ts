import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'calendar.failed': 'We couldn’t make the calendar file. Please try again.',
});
