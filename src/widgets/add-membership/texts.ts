import { defineTexts } from '@/shared/texts';

/** Spec, platform §8. */
export const text = defineTexts({
  'membership.added': 'Membership added to basket.',
  'membership.toBasket': 'Go to your basket',
});
