import { defineTexts } from '../../texts';

export const text = defineTexts({
  'calendar.previousMonth': 'Previous month',
  'calendar.nextMonth': 'Next month',
  'calendar.day': '{day}',
  'calendar.dayOut': '{day}, not available',
});
