import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'session.owing': 'You owe {amount}. You can’t book until it’s paid.',
});
