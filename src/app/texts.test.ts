import { expect, test } from 'vitest';
import { mergeTexts, readAllTexts } from '../../tests/fixtures/all-texts.ts';

/** The specification's own texts. The tests of each feature prove where and when they are shown. */
const words: Readonly<Record<string, string>> = {
  'data.required': '{label} is required.',
  'data.dateInvalid': 'Date must be valid.',
  'postcode.invalid': 'Please enter a valid postcode',
  'questions.required': 'Please fill in required questions',
  'directDebit.authorised':
    'I confirm that I am the account holder and am authorised to set up Direct Debit payments on this account.',
  'promo.notRecognised': 'Code not recognised',
  'card.cvvRequired': 'Please enter your card security code (CVV)',
  'card.fieldsRequired': 'Please complete all required fields',
  'card.checkDetails': 'Please check your card details',
  'membership.notFound': 'Could not find selected membership',
  'membership.submitFailed': 'Something went wrong, please try again',
  'membership.incalculable': 'Could not calculate price.',
  'membership.added': 'Membership added to basket.',
  'questions.submitFailed': 'Error occurred while submitting your answers.',
  'request.default': 'Something has gone wrong, please try again.',
  'request.notFound': 'Unable to complete request, item not found.',
  'request.forbidden': 'Unauthorised.',
  'request.server': 'Something has gone wrong, please try again.',
  'request.expired': 'Something has gone wrong, please reload and try again.',
  'request.validationTitle': 'Validation errors',
  'login.failed': 'User signed out',
  'location.denied': 'Failed to use your location, please allow location access and try again',
  'location.failed': 'Failed to use your location, please try again',
  'location.notFound': 'Cannot find location, please try again.',
  'map.searchArea': 'Search this area',
  'basket.added': 'Successfully added item to the basket.',
  'basket.removed': 'Successfully removed item from the basket.',
  'basket.updated': 'Successfully updated item in the basket.',
  'basket.benefitRemoved': 'Successfully removed benefit.',
  'basket.packageRemoved': 'Successfully removed package usage.',
  'basket.cleared': 'Successfully cleared order.',
  'basket.failed': 'Something went wrong, please try again.',
  'checkout.success': 'Order completed Successfully.',
  'checkout.unableToComplete': 'Unable to complete your order, please try again.',
  'checkout.failed.title': 'Your payment failed',
  'checkout.failed.text': 'We were unable to take payment, you have not been charged. Please try again.',
  'confirmation.mandateText':
    'You will receive confirmation that your new direct debit mandate has been setup via email within 3 business days',
  'payment.verifying': 'Verifying your payment',
  'payment.preparationFailed': 'Preparation failed',
  'payment.authorisationFailed': 'Authorization failed',
  'payment.completionFailed': 'Payment completion failed',
  'payment.noTransaction': 'No transaction ID available for payment completion',
  'payment.noProvider': 'Payment provider not specified',
  'payment.sessionFailed': 'Failed to create payment session',
  'payment.prepareFailed': 'Failed to prepare payment',
  'payment.threeDSecureFailed': '3D Secure verification failed',
  'payment.unsupported': 'Payment provider {provider} is not supported',
  'payment.createSessionFailed': 'Failed to create session',
  'payment.configurationFailed': 'Failed to get configuration',
  'payment.completeFailed': 'Failed to complete payment',
  'payment.wasDeclined': 'Payment was declined',
  'payment.providerMissing': 'Payment provider not found in session',
  'payment.sessionIdMissing': 'Payment session ID not found',
  'payment.transactionFailed': 'Failed to create transaction',
  'payment.sessionIdRefresh': 'Payment session ID not found. Please refresh and try again.',
  'payment.notInitialised': 'Payment system not initialized. Please refresh and try again.',
  'payment.sessionInvalid': 'Invalid payment session. Please refresh and try again.',
  'payment.formFailed': 'Failed to initialize payment form',
  'payment.ryftSdkFailed': 'Ryft SDK failed to load',
  'payment.noPublishableKey': 'No publishable key found',
  'payment.noneSelected': 'No payment provider selected',
  'payment.providerUnsupported': '{provider} payment provider is not supported',
  'payment.failed': 'Payment failed. Please try again.',
  'payment.status.declined':
    'Payment was declined. Please check your card details or try a different payment method.',
  'payment.status.failed': 'Payment processing failed. Please try again or contact support.',
  'payment.status.pendingAction': 'Additional action required. Please complete the authentication process.',
  'payment.status.pendingPayment': 'Payment is still being processed. Please wait a moment and try again.',
  'payment.status.other': 'Payment was not successful (status: {status}). Please try again.',
  'opayo.notLoaded': 'Opayo payment form not loaded. Please try again later.',
  'opayo.cardInvalid': 'Card validation failed.',
  'opayo.loading': 'Payment system not fully loaded. Please try again.',
  'opayo.incomplete': 'Please complete all required card fields',
  'opayo.processing': 'Payment processing error. Please try again.',
  'opayo.authentication': 'Payment authentication failed',
  'opayo.notCompleted': 'Payment verified but could not complete the transaction',
  'opayo.formInvalid': 'Form validation failed',
  'opayo.methodFailed': 'Failed to create payment method',
  'opayo.unexpected': 'An unexpected error occurred',
};

// Proves S8.1.
test('every error and rule text that the specification fixes is in the product word for word', async () => {
  const allTexts = await readAllTexts();
  expect(Object.fromEntries(Object.keys(words).map((key) => [key, allTexts[key]]))).toEqual(words);
});

test('a key that several slices define has the same text in each', () => {
  expect(mergeTexts([{ 'nav.home': 'Home' }, { 'nav.home': 'Home' }])).toEqual({ 'nav.home': 'Home' });
  expect(() => mergeTexts([{ 'nav.home': 'Home' }, { 'nav.home': 'Start' }])).toThrow('nav.home');
});
