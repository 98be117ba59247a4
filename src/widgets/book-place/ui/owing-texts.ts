import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'session.owing': 'You owe {amount}. You cannot book until it is paid.',
});
