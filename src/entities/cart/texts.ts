import { defineTexts } from '@/shared/texts';

/** Requirement S8.1. */
export const text = defineTexts({
  'basket.cleared': 'Successfully cleared order.',
});
