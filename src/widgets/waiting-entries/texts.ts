import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'waitingEntries.heading': 'Waiting lists',
  'waitingEntries.loading': 'Loading your waiting lists…',
  'waitingEntries.failed': 'We couldn’t load your waiting lists.',
});
