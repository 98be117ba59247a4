import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'accountHeader.customer': '{name}, customer ID {reference}',
  'accountHeader.owing': 'You owe {what}. You can’t book until it’s paid.',
  'accountHeader.owed': '{amount} ({name})',
  'accountHeader.pay': 'Pay what you owe',
  'accountHeader.notices': 'Notices',
  'accountHeader.paymentFailed': 'A payment of {amount} has failed.',
  'accountHeader.toPayments': 'See your payments',
  'accountHeader.proofMissing': 'We need proof from you for your membership.',
  'accountHeader.proofExpiring': 'One of your documents expires in {days} days.',
  'accountHeader.proofTomorrow': 'One of your documents expires tomorrow.',
  'accountHeader.proofToday': 'One of your documents has expired.',
  'accountHeader.toDocuments': 'See your documents',
  'accountHeader.ending': 'Your membership {name} ends on {date}.',
  'accountHeader.renewIt': 'Renew it',
  'accountHeader.takeBack': 'Undo cancellation',
});
