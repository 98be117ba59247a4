import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'promo.notRecognised': 'Code not recognised',
  'promo.add': 'Add a promo code',
  'promo.label': 'Promo code',
  'promo.apply': 'Apply',
  'promo.checking': 'Checking…',
  'promo.remove': 'Remove',
  'promo.applied': 'We’ve applied code {code}.',
});
