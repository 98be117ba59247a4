import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'dashboard.heading': 'Dashboard',
  'dashboard.customer': '{name}, customer {reference}',
  'dashboard.owing': 'You owe {what}. You cannot book until it is paid.',
  'dashboard.owed': '{amount} ({name})',
  'dashboard.toBasket': 'Go to your basket',
  'dashboard.next': 'Next bookings',
  'dashboard.loading': 'Loading your next bookings…',
  'dashboard.failed': 'We could not load your next bookings.',
  'dashboard.none': 'You have no upcoming bookings.',
  'dashboard.book': 'Book an activity',
  'dashboard.all': 'All bookings',
  'dashboard.row': '{day}, {start} to {end}',
  'dashboard.card': 'Member card',
  'dashboard.cardText': 'Show this code at the centre.',
  'dashboard.cardQr': 'QR code of {code}',
  'dashboard.documents': 'Documents',
  'dashboard.credit': 'Credit',
  'dashboard.creditText': '{amount} is on your account. You can spend it on your next booking.',
});
