import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'accountHeader.customer': '{name}, customer {reference}',
  'accountHeader.owing': 'You owe {what}. You cannot book until it is paid.',
  'accountHeader.owed': '{amount} ({name})',
  'accountHeader.pay': 'Pay what is outstanding',
  'accountHeader.notices': 'Notices',
  'accountHeader.offer': 'You are offered a place: {title}.',
  'accountHeader.toOffer': 'Take it or let it go',
  'accountHeader.paymentFailed': 'A payment of {amount} has failed.',
  'accountHeader.toPayments': 'See your payments',
  'accountHeader.proofMissing': 'Your membership needs a proof from you.',
  'accountHeader.proofExpiring': 'One of your documents runs out in {days} days.',
  'accountHeader.proofTomorrow': 'One of your documents runs out tomorrow.',
  'accountHeader.proofToday': 'One of your documents has run out.',
  'accountHeader.toDocuments': 'See your documents',
  'accountHeader.ending': 'Your membership {name} ends on {date}.',
  'accountHeader.renewIt': 'Renew it',
  'accountHeader.takeBack': 'Take it back',
});
