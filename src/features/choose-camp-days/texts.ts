import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'campDays.week': 'Week from {day}',
  'campDays.wholeWeek': 'Book the whole week for {price} (usually {full})',
  'campDays.allDays': 'Book all {n} days for {price}',
  'campDays.clear': 'Clear these days',
  'campDays.time': '{label} {from} to {to}',
  'campDays.times': '{from} to {to}',
  'campDays.notComing': 'Not coming',
  'campDays.booked': 'Booked',
  'campDays.note': '{label}: {words}',
  'campDays.extra': '{label}, {price} a day',
  'campDays.extrasOfAll': 'Extras on all chosen days',
  'campDays.extrasOfDay': 'Extras on the chosen day',
  'campDays.someDays': 'Only on some days',
  'campDays.extras': 'Extras on {day}',
  'campDays.already': 'Already booked',
  'campDays.alreadyFor': 'Already booked for {names}',
  'campDays.cancelled': 'Cancelled: {reason}',
  'campDays.none': 'Booking has closed for this camp.',
  'campDays.named': '{name}: {words}',
});
