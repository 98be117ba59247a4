import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'session.heading': 'Session',
  'session.loading': 'Loading the session…',
  'session.loadFailed': 'We couldn’t load this session.',
  'session.notFound': 'This session isn’t running.',
  'session.about': 'About this session',
  'session.bring': 'Good to know',
  'session.access': 'Support for',
  'session.rules': 'Booking and cancelling',
  'session.prices': 'Prices',
  'session.cancelRule': 'Free to cancel until {time}. After that, or if you don’t come, {fee}.',
  'session.cancelLate': 'It’s too late to cancel free: if you cancel, or don’t come, {fee}.',
  'session.noRefund': 'there’s no refund',
  'session.fee': 'you pay {price}',
  'session.perOrder': 'Up to {n} spaces in one booking.',
  'session.notice': 'Please note',
});
