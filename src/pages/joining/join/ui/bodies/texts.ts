import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'joining.saveAndContinue': 'Save and continue to checkout',
  'joining.saved': 'Your membership is saved. Continue to checkout to pay and finish.',
  'joining.saving': 'Saving your membership…',
  'finder.keep': 'Continue with {name}',
  'finder.selected': 'Your centre',
  'details.eligibility': '{membership} is for: {name}',
  'details.eligibilityCheck': 'We check this against your details before you pay.',
  'details.takeAlternative': 'Choose {membership} instead: {price}',
  'details.anotherMembership': 'Choose another membership',
  'terms.health': 'Health commitment',
  'terms.membership': 'Membership terms',
  'terms.directDebit': 'Direct Debit terms',
});
