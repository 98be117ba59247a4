import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'desk.bar': 'Front of house',
  'desk.nobody': 'You are serving nobody.',
  'desk.find': 'Find a customer',
  'desk.serving': 'Serving {name}',
  'desk.reference': 'Reference {reference}',
  'desk.noMembership': 'No membership',
  'desk.penalties': 'Penalties {amount}',
  'desk.finish': 'Finish with {name}',
  'desk.unpaidTitle': 'Finish with {name}?',
  'desk.unpaidOne': 'One item in the till basket is not paid.',
  'desk.unpaid': '{n} items in the till basket are not paid.',
  'desk.unpaidUnknown':
    'We don’t know yet whether the till basket is paid. Leave it there, and serve {name} again to see.',
  'desk.paying': 'Wait a moment: a payment is being made.',
  'desk.leave': 'Leave in the till basket',
  'desk.clear': 'Clear the till basket',
  'desk.idleTitle': 'Still serving {name}?',
  'desk.idleNote':
    'If nobody answers, the customer is closed in two minutes. What is in the till basket stays there.',
  'desk.carryOn': 'Carry on with {name}',
  'desk.loggedOut': 'You are logged out.',
  'desk.dropped': 'The customer was closed because nothing happened for five minutes.',
});
