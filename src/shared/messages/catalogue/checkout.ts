import { serverWins } from '../entry.ts';

/** Checkout and confirmation. Spec, joining §2, §5; platform §8. */
export const checkout = {
  'checkout.title': 'Checkout',
  'checkout.noPayment': 'No payment is required for this purchase.',
  'checkout.agreeTerms': 'I agree to the Terms and Conditions',
  'checkout.continue': 'Continue',
  'checkout.processing': 'Processing...',
  'checkout.pay': 'Pay {amount} now',
  'checkout.confirmOrder': 'Confirm order',
  'checkout.startOver': 'Cancel selection and start over',
  'checkout.failed.title': 'Your payment failed',
  'checkout.failed.text': 'We were unable to take payment, you have not been charged. Please try again.',
  'checkout.failed.unknown': 'We were unable to take payment. Please try again.',
  'checkout.success': 'Order completed Successfully.',
  'checkout.unableToComplete': serverWins('Unable to complete your order, please try again.'),
  'checkout.billing': 'Billing Details',
  'checkout.payment': 'Payment Details',
  'checkout.securedByOpayo': 'Your payment details are securely processed by Opayo.',
  'checkout.savedCard': 'Pay with saved card ({cardType} ending in {lastFour})',
  'checkout.savedCardExpires': 'Expires: {date}',
  'checkout.cvv': 'Security Code (CVV)',
  'checkout.differentCard': 'Pay with a different card',

  'terms.agree': 'I Agree',
  'terms.cancel': 'Cancel',

  'confirmation.title': 'Your payment was successful',
  'confirmation.single': 'Single payment membership',
  'confirmation.recurring': 'Membership fees',
  'confirmation.membership': 'Your new membership',
  'confirmation.eligibility':
    'Your membership status will be pending until you provide the required proof of eligibility',
  'confirmation.upload': 'Please upload this to your online account as soon as possible',
  'confirmation.mandate': 'Direct Debit set up successfully',
  'confirmation.mandateText':
    'You will receive confirmation that your new direct debit mandate has been setup via email within 3 business days',
  'confirmation.account': 'You can manage your membership and book activities through your online account.',
  'confirmation.toAccount': 'Go to my account',
} as const;
