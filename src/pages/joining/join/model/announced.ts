import { createEvent } from 'effector';
import type { Membership } from '../lib/find-selection';

/** A membership is chosen by hand, or named by the address: a page that holds the site in a frame hears it. */
export const membershipSelected = createEvent<Membership>();
/** The address names a centre or a membership that there is not. */
export const addressUnknown = createEvent<'centre' | 'membership'>();
