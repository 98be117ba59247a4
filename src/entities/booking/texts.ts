import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'calendar.membership': 'Your membership starts: {name}',
});
