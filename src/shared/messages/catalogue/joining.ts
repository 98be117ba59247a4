import { serverWins } from '../entry.ts';

/** The joining page's sections and their rules. Spec, joining §2, §4, §5, §8. */
export const joining = {
  'joining.section.centre': 'Choose centre',
  'joining.section.membership': 'Choose membership',
  'joining.section.details': 'Your details',
  'joining.section.additional': 'Additional details',
  'joining.section.dates': 'Review dates',
  'joining.dates.title': 'Review & select dates',
  'joining.section.payment': 'Monthly payment',
  'joining.section.confirm': 'Confirm your details',
  'joining.section.checkout': 'Checkout',
  'joining.continue': 'Continue',
  'joining.edit': 'Edit',
  'joining.continueToCheckout': 'Continue to checkout',
  'joining.saveAndContinue': 'Save and continue to checkout',

  'centre.changeLocation': 'Change location',
  'centre.useMyLocation': 'Use my location',
  'centre.clearSearch': 'Clear search',
  'centre.searchRadius': 'Search radius',
  'centre.searching': 'Searching...',
  'centre.searchingTerm': 'Searching {term}...',
  'centre.noVenues': 'No venues found',
  'centre.noCentres': 'No centres found',

  'membership.none': 'No memberships found',
  'membership.noneSelected': "You haven't selected a membership yet",
  'membership.notFound': 'Could not find selected membership',
  'membership.monthly': 'Monthly',
  'membership.single': 'Single payment',
  'membership.allTypes': 'All types',
  'membership.showIneligible': 'Show ineligible memberships',
  'membership.notEligible': 'You are not eligible for this membership',
  'membership.ineligible': 'You are ineligible for this membership',
  'membership.becameIneligible': 'You are ineligible for the membership you selected.',
  'membership.period': 'Time period: {period}',
  'membership.added': 'Membership added to basket.',
  'membership.incalculable': 'Could not calculate price.',
  'membership.submitFailed': 'Something went wrong, please try again',

  'details.readOnly': "These details can't be edited right now",

  'questions.required': 'Please fill in required questions',
  'questions.submitFailed': 'Error occurred while submitting your answers.',

  'promo.notRecognised': 'Code not recognised',

  'data.required': '{label} is required.',
  'data.dateInvalid': 'Date must be valid.',
  'postcode.invalid': 'Please enter a valid postcode',

  'directDebit.authorised':
    'I confirm that I am the account holder and am authorised to set up Direct Debit payments on this account.',

  'kiosk.cleared': 'Joining form cleared due to inactivity',

  'leave.title': 'Are you sure you want to leave this screen?',
  'leave.text':
    'Your current selection will be lost and you will have to start over to purchase a membership.',
  'leave.stay': 'Continue with my purchase',
  'leave.leave': 'Leave this screen',

  'basket.added': 'Successfully added item to the basket.',
  'basket.removed': 'Successfully removed item from the basket.',
  'basket.updated': 'Successfully updated item in the basket.',
  'basket.benefitRemoved': 'Successfully removed benefit.',
  'basket.packageRemoved': 'Successfully removed package usage.',
  'basket.cleared': 'Successfully cleared order.',
  'basket.failed': serverWins('Something went wrong, please try again.'),
} as const;
