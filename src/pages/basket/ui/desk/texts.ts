import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'checkout.success': 'Order completed Successfully.',
  'sale.heading': 'Finish the sale',
  'sale.terms': 'Terms',
  'sale.pay': 'Pay {amount} now',
  'sale.confirm': 'Confirm order',
  'sale.stepTender': 'take {amount}',
  'sale.stepLost': 'remove what is no longer available',
  'sale.stepWaivers': 'accept what is under “Before you pay”',
  'sale.stepForms': 'fill in the forms about the children',
  'sale.paying': 'Paying…',
  'sale.notPaid': 'Not paid yet. Try again.',
  'sale.unknownTitle': 'We don’t know yet whether this is paid.',
  'sale.unknown': 'Don’t take the money again before you have checked.',
  'sale.check': 'Check now',
  'sale.refused': 'It was not paid.',
  'sale.changedTitle': 'The basket has changed. Look at the new total before you take payment.',
  'sale.changedPrice': '{name}: {after} instead of {before}',
  'sale.changedGone': '{name} is no longer in the basket',
  'sale.changedNew': '{name} is new in the basket: {after}',
  'sale.changedTotal': 'The total is {after} instead of {before}.',
});
