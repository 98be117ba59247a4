import { createEvent, createStore } from 'effector';

// Separate from the finder's model, because the first screen does not need it.

/** The centre under the pointer or focus, in the list or on the map; null for none. */
export const venuePointed = createEvent<string | null>();
export const $pointedVenueId = createStore<string | null>(null).on(venuePointed, (_, id) => id);
