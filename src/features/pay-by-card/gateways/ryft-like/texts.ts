import { defineTexts, serverWins } from '@/shared/texts';

/** Requirement S8.1. */
export const text = defineTexts({
  'payment.sessionFailed': serverWins('Failed to create payment session'),
  'payment.prepareFailed': serverWins('Failed to prepare payment'),
  'payment.completeFailed': serverWins('Failed to complete payment'),
  'payment.providerMissing': 'Payment provider not found in session',
  'payment.sessionIdMissing': 'Payment session ID not found',
  'payment.sessionIdRefresh': 'Payment session ID not found. Please refresh and try again.',
  'payment.ryftSdkFailed': 'Ryft SDK failed to load',
  'payment.status.declined':
    'Payment was declined. Please check your card details or try a different payment method.',
  'payment.status.failed': 'Payment processing failed. Please try again or contact support.',
  'payment.status.pendingPayment': 'Payment is still being processed. Please wait a moment and try again.',

  'card.checkDetails': 'Please check your card details',
});
