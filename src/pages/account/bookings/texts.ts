import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'bookings.heading': 'Bookings',
  'bookings.which': 'Which bookings',
  'bookings.upcoming': 'Upcoming',
  'bookings.past': 'Past',
  'bookings.person': 'For whom',
  'bookings.everybody': 'Everybody',
  'bookings.noneOfPerson': 'There are no such bookings of this person.',
  'bookings.loading': 'Loading your bookings…',
  'bookings.failed': 'We could not load your bookings.',
  'bookings.moreFailed': 'We could not load more bookings.',
  'bookings.noUpcoming': 'You have no upcoming bookings.',
  'bookings.noPast': 'You have no past bookings.',
  'bookings.book': 'Book an activity',
  'bookings.more': 'Show more',
  'bookings.calendar': 'Add these to calendar',
  'bookings.calendarFailed': 'We could not make the calendar file. Please try again.',
  'bookings.back': '{amount} given back',
  'bookings.fee': '{amount} fee',
  'bookings.places': '{n} places',
  'booking.freeUntil': 'Free to cancel until {day} {time}.',
});
