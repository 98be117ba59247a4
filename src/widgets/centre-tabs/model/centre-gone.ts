import { createEvent, sample } from 'effector';
import { $selectedVenueSlug, venueCleared } from '@/shared/mode';

/** The operator has no centre with this slug. */
export const centreNotFound = createEvent<string>();

// Clears the selection of a centre that no longer exists, or each visit would start with it.
sample({
  clock: centreNotFound,
  source: $selectedVenueSlug,
  filter: (selected, slug) => selected === slug,
  target: venueCleared,
});
