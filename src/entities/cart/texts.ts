import { defineTexts } from '@/shared/texts';

/** Spec, platform §8. */
export const text = defineTexts({
  'basket.cleared': 'Successfully cleared order.',
});
