import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'login.done': 'You’re logged in.',
});
