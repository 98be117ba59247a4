import { defineTexts, serverWins } from '@/shared/texts';

/** Requirement S8.1. */
export const text = defineTexts({
  'basket.added': 'Successfully added item to the basket.',
  'basket.removed': 'Successfully removed item from the basket.',
  'basket.updated': 'Successfully updated item in the basket.',
  'basket.benefitRemoved': 'Successfully removed benefit.',
  'basket.packageRemoved': 'Successfully removed package usage.',
  'basket.alsoOne': 'You also have 1 item from {day}.',
  'basket.also': 'You also have {n} items from {day}.',
  'basket.earlierToday': 'earlier today',
  'basket.failed': serverWins('Something went wrong, please try again.'),
});
