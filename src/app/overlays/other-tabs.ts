import { attach, createEvent, createStore, sample } from 'effector';
import { tokenChecked } from '@/entities/customer';
import { readVenueCookie } from '@/shared/boot';
import { $config } from '@/shared/config';
import { $selectedVenueSlug } from '@/shared/mode';

// The selected venue is shared by the tabs and the sites as the session is, and is looked at together with it: what shows it
// (theme, footer, navigation, the ways to it) follows without a reload. It comes after the first screen, which has just read it.

export const venueChecked = createEvent();

const readVenueFx = attach({ source: $config, effect: ({ siteName }) => readVenueCookie(siteName) });
/** What the cookie said when it was last looked at. Where the browser keeps none that is nothing, whatever is selected here. */
const $seen = createStore<string | null>(null);

sample({ clock: [venueChecked, tokenChecked], target: readVenueFx });
sample({
  clock: readVenueFx.doneData,
  source: $seen,
  filter: (seen, read) => seen !== read,
  fn: (_, read) => read,
  target: [$seen, $selectedVenueSlug],
});
