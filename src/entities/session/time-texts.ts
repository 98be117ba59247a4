import { defineTexts } from '@/shared/texts';

/** How times of day are written, everywhere. */
export const text = defineTexts({
  'session.time': '{start} to {end}',
  'session.dayAndTime': '{day}, {start} to {end}',
});
