import { createEvent, createStore } from 'effector';

// Beside the finder's model, because the first screen needs none of it.

/** A centre is under the pointer or the focus, in the list or on the map; null for none. */
export const venuePointed = createEvent<string | null>();
export const $pointedVenueId = createStore<string | null>(null).on(venuePointed, (_, id) => id);
