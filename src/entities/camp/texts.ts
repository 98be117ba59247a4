import { defineTexts } from '@/shared/texts';

/** What is said of a camp, and of a day of it. */
export const text = defineTexts({
  'camp.open': 'Places free',
  'camp.few': 'Few places left',
  'camp.full': 'Full',
  'camp.closed': 'Booking has closed',
  'camp.cancelled': 'Cancelled',
  'camp.someOpen': 'Places free on {open} of {all} days',
  'camp.oneLeft': '1 place left',
  'camp.left': '{n} places left',
  'camp.days': '{from} to {to}',
  'camp.ages': 'Aged {min} to {max}',
  'camp.agesFrom': 'Aged {min} and over',
  'camp.agesTo': 'Aged up to {max}',
});
