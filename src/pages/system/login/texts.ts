import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'login.noAccountHint': 'You can create one in a few minutes.',
});
