import { defineTexts, serverWins } from '@/shared/texts';

export const text = defineTexts({
  'opening.heading': 'Basket from the desk',
  'opening.from': 'Basket from {centre}, {amount}',
  'opening.fromDesk': 'Basket from the desk, {amount}',
  'opening.loading': 'Looking for the basket…',
  'opening.failed': 'We couldn’t look for the basket.',
  'opening.logInNote':
    'Log in as usual. Check that this page’s address matches the one beside the code at the desk.',
  'opening.logIn': 'Log in to pay',
  'opening.pay': 'Pay on this phone',
  'opening.logInFirst': 'Log in to see the basket of this code.',
  'opening.logInToSee': 'Log in',
  'opening.moved':
    'This basket has been opened on another device or in another browser since. You can only pay on the latest one.',
  'opening.payHere': 'Pay here instead',
  'opening.notOpened': 'We couldn’t open the basket.',
  'opening.paid': 'This basket is paid. The desk can see it.',
  'opening.over': 'This code no longer works. Ask at the desk.',
  'opening.unknown': 'We don’t recognise this code, or it no longer works. Ask at the desk.',
  'opening.otherCustomer':
    'This basket is for another account. Log in with that account, or ask at the desk.',
  'opening.otherAccount': 'Log in with another account',
  'opening.tooOften': serverWins('You’ve tried too often. Wait a minute, then try again.'),
  'opening.typeCode': 'Type another code',
  'opening.home': 'Go to the home page',

  'code.heading': 'Pay for a basket from the desk',
  'code.code': 'Code',
  'code.hint': 'The 8 letters and digits below the QR code, such as 7KQ4-92MT',
  'code.wrong': 'Enter the 8 letters and digits of the code. It has no 0, O, 1, I or L.',
  'code.continue': 'Continue',
});
