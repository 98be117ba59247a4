import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'coursePage.heading': 'Course',
  'coursePage.loading': 'Loading the course…',
  'coursePage.loadFailed': 'We couldn’t load this course.',
  'coursePage.notFound': 'We can’t find that course at this centre.',
  'coursePage.back': 'All courses',
  'coursePage.about': 'About this course',
  'coursePage.bring': 'Good to know',
  'coursePage.access': 'Support for',
  'coursePage.sessions': 'Sessions',
  'coursePage.over': 'Ended',
  'coursePage.next': 'Next session',
  'coursePage.cancelled': 'This course has been cancelled.',
  'coursePage.whole':
    'The whole course of {all} sessions costs {price}. You only pay for the sessions that are left.',
  'coursePage.prices': 'Prices',
  'coursePage.rules': 'Booking',
  'coursePage.requires': 'Complete {level} first. Your coach will record it.',
  'coursePage.form': 'We need a few details about each child before the first session.',
  'coursePage.cancelFree': 'Free to cancel until {time}. After that there’s no refund.',
  'coursePage.cancelLate': 'This course can’t be refunded once you’ve booked.',
  'coursePage.formOf': 'About {name}',
  'coursePage.formLoading': 'Loading the form…',
  'coursePage.formNote': 'We need a few details about {name} before the first session.',
  'coursePage.formDone': 'We have all we need about {name}. You can book now.',
  'coursePage.formBack': 'Back to the course',
});
