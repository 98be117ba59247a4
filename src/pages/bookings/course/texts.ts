import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'coursePage.heading': 'Course',
  'coursePage.loading': 'Loading the course…',
  'coursePage.failed': 'We could not load this course.',
  'coursePage.notFound': 'There is no such course at this centre.',
  'coursePage.back': 'All courses',
  'coursePage.about': 'About this course',
  'coursePage.bring': 'Good to know',
  'coursePage.access': 'Support for',
  'coursePage.sessions': 'Sessions',
  'coursePage.over': 'Over',
  'coursePage.next': 'Next session',
  'coursePage.cancelled': 'This course is cancelled.',
  'coursePage.whole':
    'The whole course of {all} sessions costs {price}. You pay for the sessions that are left.',
  'coursePage.prices': 'Prices',
  'coursePage.rules': 'Booking',
  'coursePage.requires': '{level} comes first. A leader records it when it is reached.',
  'coursePage.form': 'We ask a few things about each child before the first session.',
  'coursePage.cancelFree': 'Free to cancel until {time}. After that nothing is returned.',
  'coursePage.cancelLate': 'It is too late to cancel free of charge: nothing is returned once it is booked.',
  'coursePage.formOf': 'About {name}',
  'coursePage.formLoading': 'Loading the form…',
  'coursePage.formNote': 'We need a few things about {name} before the first session.',
  'coursePage.formDone': 'We have what we need about {name}. You can book now.',
  'coursePage.formBack': 'Back to the course',
});
