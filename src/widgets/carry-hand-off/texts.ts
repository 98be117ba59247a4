import { defineTexts, serverWins } from '@/shared/texts';

export const text = defineTexts({
  'carried.label': 'Basket from the desk',
  'carried.from': 'Put together at the desk of {centre}.',
  'carried.fromDesk': 'Put together at the desk.',
  'carried.waits': 'The basket from the desk is not paid yet.',
  'carried.toBasket': 'Go to the basket',
  'carried.giveBack': 'Not now, give it back',
  'carried.givenBack': 'The basket is back at the desk.',
  'carried.notGivenBack': serverWins('We couldn’t give the basket back. Try again, or ask at the desk.'),
  'carried.show': 'Show this at the desk',
  'carried.order': 'Order number {reference}',
});
