import { defineTexts, serverWins } from '@/shared/texts';

/** Requirement S8.1. */
export const text = defineTexts({
  'membership.notFound': 'Could not find selected membership',
  'membership.becameIneligible': 'You are ineligible for the membership you selected.',
  'membership.added': 'Membership added to basket.',
  'membership.submitFailed': 'Something went wrong, please try again',

  'questions.required': 'Please fill in required questions',
  'questions.submitFailed': 'Error occurred while submitting your answers.',

  'basket.failed': serverWins('Something went wrong, please try again.'),

  'centre.notFound': 'We can’t find that centre. Choose another one below.',

  'losing.questions': 'your additional details',
  'losing.dates': 'your dates',
  'losing.promo': 'your promo code',
  'losing.bank': 'your bank details',

  'directDebit.step.terms': 'accept the direct debit terms',
});
