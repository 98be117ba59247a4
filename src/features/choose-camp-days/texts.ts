import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'campDays.week': 'Week from {day}',
  'campDays.wholeWeek': 'Book the whole week for {price} (usually {full})',
  'campDays.weekPrice': 'All full days of a week: {price}',
  'campDays.time': '{label}, {from} to {to}',
  'campDays.extra': '{label}, {price}',
  'campDays.extras': 'Extras on {day}',
  'campDays.already': 'Already booked',
  'campDays.alreadyFor': 'Already booked for {names}',
  'campDays.cancelled': 'Cancelled: {reason}',
  'campDays.none': 'Booking has closed for this camp.',
  'campDays.named': '{name}: {day}',
});
