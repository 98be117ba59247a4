import { createEvent } from 'effector';
import type { ChosenMembership } from '../lib/find-selection';

/** A membership was chosen by hand or by the address; reported to the host page when embedded. */
export const membershipSelected = createEvent<ChosenMembership>();
/** The address contains a centre or a membership that does not exist. */
export const addressUnknown = createEvent<'centre' | 'membership'>();
