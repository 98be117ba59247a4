import { createEvent, createStore, sample } from 'effector';
import { heldMemberships } from '@/entities/account-notice';
import { $user } from '@/entities/customer';
import { type ChosenMembership, createMembershipList } from '@/features/choose-membership';
import { listChangeMemberships } from '@/shared/api';
import { withoutJoiningCosts } from '../lib/without-joining-costs';

/** The page of the membership with this id is on the screen. */
export const opened = createEvent<string>();
export const closed = createEvent();
/** The customer wants another membership than the one that they have chosen. */
export const againClicked = createEvent();

export const $membershipId = createStore<string | null>(null)
  .on(opened, (_, id) => id)
  .reset(closed);

export const chooser = createMembershipList({
  $ownerId: $membershipId,
  $user,
  load: async (membershipId, options) =>
    withoutJoiningCosts(await listChangeMemberships({ membershipId }, options)),
  $venueId: createStore<string | null>(null),
  $canShowIneligible: createStore(false),
});

export const $chosenMembership = createStore<ChosenMembership | null>(null)
  .on(chooser.chosen, (_, chosen) => chosen)
  .reset(againClicked, opened, closed);
export const $optionId = $chosenMembership.map((chosen) => chosen?.paymentOption.id ?? null);

sample({ clock: [opened, closed], target: chooser.reset });
// What is changed stands beside the offers, also for who comes to this page first.
sample({ clock: opened, fn: () => null, target: heldMemberships.requested });
