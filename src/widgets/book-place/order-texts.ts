import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'attendees.who': 'Who is it for?',
  'attendees.onlyPerson': 'For {name}',
  'attendees.clash': '{name} has {title} at {time} on the same day. You can still book.',
  'checkout.confirmOrder': 'Confirm order',
  'basket.payAmount': 'Pay {amount}',
  'book.toBasket': 'Go to basket',
  'book.wait': 'Join the waiting list',
  'order.addToBasket': 'Add to basket',
  'order.more': 'More people or weeks',
  'order.notDone': 'We haven’t booked it.',
  'order.outcomeUnknown': 'We couldn’t check whether it was booked.',
  'order.inBasket': 'It’s in your basket',
  'order.basketFirst': 'There’s something to check or accept there before you book.',
  'order.price': 'The price has changed',
  'order.priceNow': 'It’s now {price}. We’re holding the space in your basket.',
  'order.stillHeld': 'We’re still holding the space in your basket.',
  'order.booked': 'You’re booked',
  'order.see': 'See your booking',
  'order.calendar': 'Add to calendar',
  'order.calendarFailed': 'We couldn’t make the calendar file. Please try again.',
});
