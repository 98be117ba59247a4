import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'connection.region': 'Connection',
  'connection.offline': 'You’re offline. We’ve kept what you’ve entered.',
  'connection.tryAgain': 'Try again',
  'connection.checking': 'Checking…',
  'connection.slow': 'This is taking longer than usual. You won’t lose anything you’ve entered.',
  'connection.back': 'You’re back online.',
  'membership.added': 'Membership added to basket.',
  'toast.region': 'Notifications',
  'toast.dismiss': 'Dismiss',
});
