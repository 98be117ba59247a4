import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'connection.region': 'Connection',
  'connection.offline': 'You are offline. What you entered stays here.',
  'connection.tryAgain': 'Try again',
  'connection.checking': 'Checking…',
  'connection.slow': 'This is taking longer than usual. Nothing that you entered is lost.',
  'connection.back': 'You are online again.',
  'membership.added': 'Membership added to basket.',
  'toast.region': 'Notifications',
  'toast.dismiss': 'Dismiss',
});
