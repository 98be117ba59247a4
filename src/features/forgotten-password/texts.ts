import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'forgotten.customerIdRequired': 'Enter your customer ID',
});
