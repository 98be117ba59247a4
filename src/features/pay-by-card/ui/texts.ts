import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'checkout.title': 'Checkout',
  'checkout.billing': 'Billing Details',
  'checkout.payment': 'Payment Details',
  'checkout.savedCard': 'Pay with saved card ({cardType} ending in {lastFour})',
  'checkout.savedCardExpires': 'Expires: {date}',
  'checkout.differentCard': 'Pay with a different card',
  'checkout.preparing': 'Preparing the payment form…',

  'challenge.intro': 'Your bank wants to check it’s you.',
  'challenge.opening': 'Opening your bank’s page…',
  'challenge.asking': 'Checking with your bank…',
  'challenge.waiting': 'Your bank hasn’t answered yet. You can check again or cancel.',
  'challenge.long': 'We’re still waiting for your bank. You can check or cancel.',
  'challenge.check': 'Check',
  'challenge.cancel': 'Cancel',
  'challenge.frame': 'Your bank',

  'billing.loading': 'Looking up your address…',
  'billing.change': 'Change',
  'billing.changeLong': 'Change billing details',

  'card.marks': 'Visa and Mastercard',
  'card.which': 'Card to pay with',
  'card.new': 'Card details',
  'card.cvvHint': 'The last 3 digits on the back of the card, or 4 on the front.',
  'card.save': 'Save this card for next time',
  'card.savedExpired': 'Your saved card has expired. Please use a different card.',
  'card.hintOwnForm': 'Your card details go straight to the payment provider. We don’t keep them.',
  'card.hint': 'Your card details go straight to the payment provider. We never see them.',

  'payment.verifying': 'Verifying your payment',
});
