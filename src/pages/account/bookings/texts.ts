import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'bookings.heading': 'Bookings',
  'bookings.which': 'Which bookings',
  'bookings.upcoming': 'Upcoming',
  'bookings.past': 'Past',
  'bookings.loading': 'Loading your bookings…',
  'bookings.failed': 'We could not load your bookings.',
  'bookings.moreFailed': 'We could not load more bookings.',
  'bookings.noUpcoming': 'You have no upcoming bookings.',
  'bookings.noPast': 'You have no past bookings.',
  'bookings.book': 'Book an activity',
  'bookings.more': 'Show more',
  'bookings.time': '{start} to {end}',
  'bookings.places': '{n} places',
});
