import { defineTexts, serverWins } from '@/shared/texts';

/** Messages about a payment of any kind. Requirement S8.1. */
export const text = defineTexts({
  'checkout.success': 'Order completed Successfully.',
  'checkout.unableToComplete': serverWins('Unable to complete your order, please try again.'),
  'checkout.checking': 'We are checking your payment. Do not pay again.',
  'checkout.checkingText': 'This can take a minute. Please keep this page open.',
  'checkout.undecidedText':
    'We still can’t tell whether your payment went through. Check again, or ask us before you pay again.',
  'checkout.checkingOrder': 'We’re checking your order.',
  'checkout.undecidedOrder': 'We still can’t tell whether your order went through. Check again, or ask us.',
  'checkout.checkAgain': 'Check again',
  'checkout.contact': 'Call {phone} or email {email}',
  'payment.notCharged': 'You have not been charged.',
  'payment.notFinished': 'Your last payment was not finished.',
  'payment.completionFailed': serverWins('Payment completion failed'),
});
