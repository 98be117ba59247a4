import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'confirmation.toAccount': 'Go to my account',
  'outstanding.pay': 'Pay what is outstanding',
  'outstanding.list': 'What is outstanding',
});
