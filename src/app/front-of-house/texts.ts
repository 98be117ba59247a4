import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'desk.bar': 'Front of house',
  'desk.nobody': 'You’re not serving anyone.',
  'desk.find': 'Find a customer',
  'desk.serving': 'Serving {name}',
  'desk.reference': 'Customer ID {reference}',
  'desk.noMembership': 'No membership',
  'desk.penalties': 'Penalties {amount}',
  'desk.finish': 'Finish with {name}',
  'desk.unpaidTitle': 'Finish with {name}?',
  'desk.unpaidOne': 'One item in the till basket hasn’t been paid for.',
  'desk.unpaid': '{n} items in the till basket haven’t been paid for.',
  'desk.unpaidUnknown':
    'We don’t know yet whether the till basket is paid for. Leave it there, and serve {name} again to see.',
  'desk.paying': 'Wait a moment: a payment is being made.',
  'desk.leave': 'Leave in the till basket',
  'desk.clear': 'Clear the till basket',
  'desk.idleTitle': 'Still serving {name}?',
  'desk.idleNote':
    'If you don’t answer, we’ll close this customer in two minutes. The till basket stays as it is.',
  'desk.carryOn': 'Carry on with {name}',
  'desk.loggedOut': 'You’re logged out.',
  'desk.dropped': 'We closed the customer after five minutes without activity.',
});
