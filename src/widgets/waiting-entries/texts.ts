import { defineTexts } from '@/shared/texts';

export const text = defineTexts({
  'waitingEntries.heading': 'Waiting lists',
  'waitingEntries.loading': 'Loading your waiting lists…',
  'waitingEntries.for': 'For {names}',
  'waitingEntries.rank': '{rank} of {length}',
  'waitingEntries.leave': 'Leave',
  'waitingEntries.auto': 'If a space comes up before {time}, we’ll book it for you.',
  'waiting.write': 'We’ll email you if a space comes up.',
  'waiting.told': 'A space has come up. First come, first served.',
  'waitingEntries.loadFailed': 'We couldn’t load your waiting lists.',
});
