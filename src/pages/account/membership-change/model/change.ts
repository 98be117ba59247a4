import { createEvent, createStore, sample } from 'effector';
import { heldMemberships } from '@/entities/account-notice';
import { $user } from '@/entities/customer';
import { type ChosenMembership, createMembershipList } from '@/features/choose-membership';
import { listChangeMemberships } from '@/shared/api';
import { withoutTotalToday } from '../lib/without-total-today';

/** The page opens; the payload is the ID of the membership. */
export const opened = createEvent<string>();
export const closed = createEvent();
/** The customer wants to choose another membership. */
export const againClicked = createEvent();

export const $membershipId = createStore<string | null>(null)
  .on(opened, (_, id) => id)
  .reset(closed);

export const chooser = createMembershipList({
  $ownerId: $membershipId,
  $user,
  load: async (membershipId, options) =>
    withoutTotalToday(await listChangeMemberships({ membershipId }, options)),
  $venueId: createStore<string | null>(null),
  $canShowIneligible: createStore(false),
});

export const $chosenMembership = createStore<ChosenMembership | null>(null)
  .on(chooser.chosen, (_, membership) => membership)
  .reset(againClicked, opened, closed);
export const $optionId = $chosenMembership.map((membership) => membership?.paymentOption.id ?? null);

sample({ clock: [opened, closed], target: chooser.reset });
// Loads the current membership, which is shown beside the offers.
sample({ clock: opened, fn: () => null, target: heldMemberships.requested });
