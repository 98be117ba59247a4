import { defineTexts, serverWins } from '@/shared/texts';

/** Texts for paying by card. Requirement S8.1. */
export const text = defineTexts({
  'checkout.cvv': 'Security Code (CVV)',

  'billing.firstName': 'First name',
  'billing.lastName': 'Last name',
  'billing.addressLineOne': 'Address line 1',
  'billing.addressLineTwo': 'Address line 2',
  'billing.city': 'Town or city',
  'billing.postcode': 'Postcode',
  'billing.tooShort': '{label} must be at least {minimum} characters.',

  'payment.amountChanged': 'The amount to pay has changed. Please check it and pay again.',
  'payment.verificationCancelled': 'You cancelled the check with your bank.',
  'payment.verificationTimedOut': 'Your bank didn’t confirm the payment in time.',
  'payment.preparationFailed': serverWins('Preparation failed'),
  'payment.authorisationFailed': serverWins('Authorization failed'),
  'payment.noTransaction': 'No transaction ID available for payment completion',
  'payment.threeDSecureFailed': '3D Secure verification failed',
  'payment.createSessionFailed': serverWins('Failed to create session'),
  'payment.wasDeclined': serverWins('Payment was declined'),
  'payment.transactionFailed': 'Failed to create transaction',
  'payment.notInitialised': 'Payment system not initialized. Please refresh and try again.',
  'payment.sessionInvalid': 'Invalid payment session. Please refresh and try again.',
  'payment.formFailed': 'Failed to initialize payment form',
  'payment.noPublishableKey': 'No publishable key found',
  'payment.failed': 'Payment failed. Please try again.',
  'payment.status.pendingAction': 'Additional action required. Please complete the authentication process.',
  'payment.status.other': 'Payment was not successful (status: {status}). Please try again.',

  'card.cvvRequired': 'Please enter your card security code (CVV)',
  'card.fieldsRequired': 'Please complete all required fields',
});
