import { attach, createEvent, createStore, sample } from 'effector';
import { tokenChecked } from '@/entities/customer';
import { readVenueCookie } from '@/shared/boot';
import { $config } from '@/shared/config';
import { $selectedVenueSlug } from '@/shared/mode';

// Tabs and sites share the selected venue through a cookie, which is checked together with the session cookie. This
// module loads after the first screen, which has just read the cookie.

export const venueCheckRequested = createEvent();

const readVenueFx = attach({ source: $config, effect: ({ siteName }) => readVenueCookie(siteName) });
/** The last value read from the cookie; null if cookies are blocked, even when a venue is selected here. */
const $lastReadSlug = createStore<string | null>(null);

sample({ clock: [venueCheckRequested, tokenChecked], target: readVenueFx });
sample({
  clock: readVenueFx.doneData,
  source: $lastReadSlug,
  filter: (lastReadSlug, venueSlug) => lastReadSlug !== venueSlug,
  fn: (_, read) => read,
  target: [$lastReadSlug, $selectedVenueSlug],
});
