import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'confirmation.toAccount': 'Go to my account',
  'outstanding.pay': 'Pay what you owe',
  'outstanding.list': 'What you owe',
});
