import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'booking.forPerson': 'For {name}',
  'booking.attended': 'Attended',
  'booking.missed': 'Missed',
  'booking.cancelled': 'Cancelled',
  'booking.cancelledByCentre': 'Cancelled by the centre',
  'booking.cancelledBecause': 'Cancelled by the centre: {reason}',
});
