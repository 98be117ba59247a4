import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'bookingsHome.title': 'Book an activity',
  'bookingsHome.name': 'Book at {operator}',
  'bookingsHome.lead': 'Choose your centre to see what’s on and when.',
  'bookingsHome.centre': 'Choose centre',
  'bookingsHome.next': 'Your next booking: {title}, {day}, {start} to {end}, {venue}.',
  'bookingsHome.toBooking': 'See your booking',
  'bookingsHome.toBookings': 'See your bookings',
  'bookingsHome.continue': 'Continue with {venue}',
});
