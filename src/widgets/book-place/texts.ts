import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'book.book': 'Book',
  'book.bookNamed': 'Book {title}, {day}, {start}',
  'book.another': 'Book another',
  'book.anotherNamed': 'Book another space: {title}, {day}, {start}',
  'book.inBasket': 'In your basket',
  'book.booked': 'Booked',
  'book.bookedNamed': 'Booked: {title}, {day}, {start}. See your booking',
  'book.gone': 'The last space has just gone.',
  'book.wait': 'Join the waiting list',
  'book.waitNamed': 'Join the waiting list: {title}, {day}, {start}',
  'book.toBasket': 'Go to basket',
});
