import { defineTexts } from '@/shared/texts';

/** Requirement S8.1. */
export const text = defineTexts({
  'membership.added': 'Membership added to basket.',
  'membership.toBasket': 'Go to your basket',
});
