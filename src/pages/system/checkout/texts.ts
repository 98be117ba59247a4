import { defineTexts } from '@/shared/texts';

/** Requirement S8.1. */
export const text = defineTexts({
  'checkout.title': 'Checkout',
  'checkout.noPayment': 'No payment is required for this purchase.',
  'checkout.agreeTerms': 'I agree to the Terms and Conditions',
  'checkout.continue': 'Continue',
  'checkout.processing': 'Processing...',
  'checkout.pay': 'Pay {amount} now',
  'checkout.payTitle': 'Pay by card',
  'checkout.confirmOrder': 'Confirm order',
  'checkout.order': 'Your order',
  'checkout.change': 'Your changed membership',
  'checkout.changeOf': 'Your change from {replaces}',
  'checkout.renewal': 'Your renewed membership',
  'checkout.credit': 'Account credit',
  'checkout.toBasket': 'Back to your basket',
  'checkout.startOver': 'Cancel selection and start over',
  'checkout.failed.title': 'Your payment failed',
  'checkout.failed.text': 'We were unable to take payment, you have not been charged. Please try again.',
  'checkout.failed.unknown': 'We were unable to take payment. Please try again.',
  'checkout.loading': 'Loading your order…',
  'checkout.cartFailed': 'We couldn’t load your order.',
  'checkout.termsTitle': 'Terms and Conditions',
  'checkout.agreed': 'You have agreed to the terms.',
  'checkout.readTerms': 'Read the Terms and Conditions',
  'checkout.todo.lost': 'remove the space that went to someone else from your basket',
  'checkout.todo.billing': 'complete your billing details',
  'checkout.todo.card': 'enter your card details',
  'checkout.todo.securityCode': 'enter your card security code',
  'checkout.emptied': 'Your basket was emptied in another window or on another device before you paid.',
  'checkout.paid': 'Payment complete. Opening your confirmation…',

  'payment.stillWaiting': 'We are still waiting for your payment. Do not pay again.',
  'payment.stillWaitingText':
    'If your bank has asked you to confirm it, please do that now. If nothing happens, check your payment here.',
  'payment.check': 'Check payment',
});
