import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'session.heading': 'Session',
  'session.loading': 'Loading the session…',
  'session.failed': 'We could not load this session.',
  'session.notFound': 'There is no such session at this centre.',
  'session.about': 'About this session',
  'session.bring': 'Good to know',
  'session.access': 'Support for',
  'session.rules': 'Booking and cancelling',
  'session.prices': 'Prices',
  'session.cancelRule': 'Free to cancel until {time}. After that, or if you do not come, {fee}.',
  'session.cancelLate': 'It is too late to cancel free of charge: if you cancel, or do not come, {fee}.',
  'session.noRefund': 'nothing of the price is returned',
  'session.fee': 'you pay {price}',
  'session.perOrder': 'Up to {n} places in one booking.',
  'session.notice': 'Please note',
});
