import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'renew.heading': 'Renew your membership',
  'renew.back': 'Back to your memberships',
  'renew.loading': 'Loading the next period…',
  'renew.loadFailed': 'We couldn’t load your membership.',
  'renew.notFound': 'We can’t find that membership.',
  'renew.notPossible': 'You can’t renew this membership now.',
  'renew.period': 'Your next period',
  'renew.from': 'Starts',
  'renew.to': 'Ends',
  'renew.gap': 'It starts today, because your membership has ended.',
  'renew.next': 'It starts the day after this one ends. It won’t renew automatically.',
  'renew.toBasket': 'Add to basket',
});
