import { defineTexts } from '@/shared/texts';

/** Texts about a camp and its days. */
export const text = defineTexts({
  'camp.open': 'Spaces available',
  'camp.few': 'Few spaces left',
  'camp.full': 'Full',
  'camp.closed': 'Booking has closed',
  'camp.cancelled': 'Cancelled',
  'camp.someOpen': 'Spaces available on {open} of {all} days',
  'camp.oneLeft': '1 space left',
  'camp.left': '{n} spaces left',
  'camp.days': '{from} to {to}',
  'camp.ages': 'Aged {min} to {max}',
  'camp.agesFrom': 'Aged {min} and over',
  'camp.agesTo': 'Aged up to {max}',
});
