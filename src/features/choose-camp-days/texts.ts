import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'campDays.week': 'Week from {day}',
  'campDays.wholeWeek': 'Choose the whole week: {price} instead of {full}',
  'campDays.weekPrice': 'All full days of a week: {price}',
  'campDays.time': '{label}, {from} to {to}',
  'campDays.extra': '{label}, {price}',
  'campDays.extras': 'Extras on {day}',
  'campDays.already': 'Booked already',
  'campDays.alreadyFor': 'Booked already for {names}',
  'campDays.cancelled': 'Cancelled: {reason}',
  'campDays.none': 'No day of this camp can be booked any more.',
  'campDays.named': '{name}: {day}',
});
