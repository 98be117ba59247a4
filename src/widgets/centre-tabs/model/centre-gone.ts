import { createEvent, sample } from 'effector';
import { $selectedVenueSlug, venueCleared } from '@/shared/mode';

/** The operator has no centre with this slug. */
export const centreNotFound = createEvent<string>();

// One that was chosen before is forgotten, or each visit would begin with it.
sample({
  clock: centreNotFound,
  source: $selectedVenueSlug,
  filter: (selected, slug) => selected === slug,
  target: venueCleared,
});
