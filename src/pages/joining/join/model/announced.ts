import { createEvent, sample } from 'effector';
import type { Membership } from '../lib/find-selection';
import { selection } from './features';
import { centreNotFound } from './restoring';

/** A membership is chosen by hand, or named by the address: a page that holds the site in a frame hears it. */
export const membershipSelected = createEvent<Membership>();
sample({
  clock: [
    selection.membershipChosen,
    selection.restored.filterMap(({ membership }) => membership ?? undefined),
  ],
  target: membershipSelected,
});

/** The address names a centre or a membership that there is not. */
export const addressUnknown = createEvent<'centre' | 'membership'>();
sample({ clock: centreNotFound, fn: () => 'centre' as const, target: addressUnknown });
sample({ clock: selection.notFound, fn: () => 'membership' as const, target: addressUnknown });
