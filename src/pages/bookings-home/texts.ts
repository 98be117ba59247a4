import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'bookingsHome.title': 'Book an activity',
  'bookingsHome.name': 'Book at {operator}',
  'bookingsHome.lead': 'Choose your centre to see what is on and when.',
  'bookingsHome.centre': 'Choose centre',
  'bookingsHome.continue': 'Continue with {venue}',
});
