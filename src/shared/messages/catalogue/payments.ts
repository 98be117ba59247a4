import { serverWins } from '../entry.ts';

/** What the payment flow and the card providers say. Spec, platform §8; joining §4, §5, §8. */
export const payments = {
  'payment.preparationFailed': serverWins('Preparation failed'),
  'payment.authorisationFailed': serverWins('Authorization failed'),
  'payment.completionFailed': serverWins('Payment completion failed'),
  'payment.noTransaction': 'No transaction ID available for payment completion',
  'payment.noProvider': 'Payment provider not specified',
  'payment.sessionFailed': serverWins('Failed to create payment session'),
  'payment.prepareFailed': serverWins('Failed to prepare payment'),
  'payment.threeDSecureFailed': '3D Secure verification failed',
  'payment.unsupported': 'Payment provider {provider} is not supported',
  'payment.createSessionFailed': serverWins('Failed to create session'),
  'payment.configurationFailed': serverWins('Failed to get configuration'),
  'payment.completeFailed': serverWins('Failed to complete payment'),
  'payment.wasDeclined': serverWins('Payment was declined'),

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
  'payment.verifying': 'Verifying your payment',

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

  'card.cvvRequired': 'Please enter your card security code (CVV)',
  'card.fieldsRequired': 'Please complete all required fields',
  'card.checkDetails': 'Please check your card details',
} as const;
