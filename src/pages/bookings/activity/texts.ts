import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'activity.heading': 'Activity',
  'activity.loading': 'Loading the activity…',
  'activity.loadFailed': 'We couldn’t load this activity.',
  'activity.notFound': 'We can’t find that activity at this centre.',
  'activity.back': 'All activities',
  'activity.levels': 'Levels',
  'activity.bring': 'Good to know',
  'activity.access': 'Support for',
  'activity.rules': 'Booking and cancelling',
  'activity.cancelFree': 'Free to cancel until {time}.',
  'activity.cancelRule': 'Free to cancel until {time}. After that, or if you don’t come, you pay {price}.',
  'activity.start': 'the start',
  'activity.minutes': '{n} minutes before the start',
  'activity.hour': '1 hour before the start',
  'activity.hours': '{n} hours before the start',
  'activity.next': 'The next two weeks',
  'activity.count': '{n} sessions',
  'activity.one': '1 session',
  'activity.none': 'There’s nothing on for the next two weeks.',
  'activity.timetable': 'Go to the timetable',
});
