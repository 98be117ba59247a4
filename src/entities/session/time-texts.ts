import { defineTexts } from '@/shared/texts';

/** How every page writes times of day. */
export const text = defineTexts({
  'session.time': '{start} to {end}',
  'session.dayAndTime': '{day}, {start} to {end}',
});
