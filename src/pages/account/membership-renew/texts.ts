import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'renew.heading': 'Renew your membership',
  'renew.back': 'Back to your memberships',
  'renew.loading': 'Loading the next period…',
  'renew.failed': 'We could not load your membership.',
  'renew.notFound': 'There is no such membership.',
  'renew.notPossible': 'This membership cannot be renewed now.',
  'renew.period': 'Your next period',
  'renew.from': 'Starts',
  'renew.to': 'Ends',
  'renew.gap': 'It starts today, because your membership has ended.',
  'renew.next': 'It follows your membership without a gap. Nothing is renewed by itself.',
  'renew.toBasket': 'Add to basket',
});
