import { createEvent, createStore, sample } from 'effector';
import { accountMemberships } from '@/entities/account-notice';
import { $user } from '@/entities/customer';
import { type ChosenMembership, createMembershipList } from '@/features/choose-membership';
import { listChangeMemberships } from '@/shared/api';
import { removeTotalToday } from '../lib/remove-total-today';

/** The page opens; the payload is the ID of the membership. */
export const opened = createEvent<string>();
export const closed = createEvent();
/** The customer wants to choose another membership. */
export const chooseAgainClicked = createEvent();

export const $membershipId = createStore<string | null>(null)
  .on(opened, (_, id) => id)
  .reset(closed);

export const membershipChooser = createMembershipList({
  $ownerId: $membershipId,
  $user,
  load: async (membershipId, options) =>
    removeTotalToday(await listChangeMemberships({ membershipId }, options)),
  $venueId: createStore<string | null>(null),
  $canShowIneligible: createStore(false),
});

export const $chosenMembership = createStore<ChosenMembership | null>(null)
  .on(membershipChooser.membershipChosen, (_, membership) => membership)
  .reset(chooseAgainClicked, opened, closed);
export const $optionId = $chosenMembership.map((membership) => membership?.paymentOption.id ?? null);

sample({ clock: [opened, closed], target: membershipChooser.reset });
// Loads the current membership, which is shown beside the choice of a new one.
sample({ clock: opened, fn: () => null, target: accountMemberships.requested });
