import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'contact.help': 'Need help?',
});
