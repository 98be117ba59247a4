import { defineTexts, serverWins } from '@/shared/texts';

export const text = defineTexts({
  'carried.label': 'Basket from the desk',
  'carried.from': 'From the desk at {centre}.',
  'carried.fromDesk': 'From the desk.',
  'carried.waits': 'You haven’t paid for the basket from the desk yet.',
  'carried.toBasket': 'Go to the basket',
  'carried.giveBack': 'Not now, send it back',
  'carried.givenBack': 'The basket is back at the desk.',
  'carried.notGivenBack': serverWins('We couldn’t send the basket back. Try again, or ask at the desk.'),
  'carried.show': 'Show this at the desk',
  'carried.order': 'Order number {reference}',
});
