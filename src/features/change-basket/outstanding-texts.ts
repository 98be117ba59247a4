import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'outstanding.pay': 'Pay what you owe',
});
