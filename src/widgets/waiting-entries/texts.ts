import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'waitingEntries.heading': 'Waiting lists',
  'waitingEntries.loading': 'Loading your waiting lists…',
  'waitingEntries.failed': 'We could not load your waiting lists.',
});
