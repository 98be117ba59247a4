import { combine, createEvent, createStore, type Store, sample } from 'effector';
import { findRefusalReason, findStillPurchasable } from '@/entities/membership';
import { $homeVenue, homeVenueChosen, homeVenueCleared, homeVenueRequested } from '@/entities/venue';
import type { MembershipType, Venue } from '@/shared/api';
import { type ChosenMembership, findSelection, type SelectionLookup } from '../lib/find-selection';
import {
  filterSelectionForCustomer,
  removePersonalData,
  type StoredSelection,
} from '../lib/stored-selection';

interface SelectionConfig {
  /** The memberships of the home venue. */
  readonly $types: Store<readonly MembershipType[]>;
  readonly $areTypesReady: Store<boolean>;
  /** The ID of the current customer; null for a visitor or while it is not known. */
  readonly $userId: Store<string | null>;
}

type RestoredSelection = Extract<SelectionLookup, { kind: 'restored' }> & {
  /** The complete selection of a customer who is currently logged out, otherwise null. */
  readonly suspendedSelection: StoredSelection | null;
};

/**
 * Creates the selection of a centre and a membership: chosen by hand, or restored from an address, a draft or a saved
 * cart.
 */
export function createSelection({ $types, $areTypesReady, $userId }: SelectionConfig) {
  const venueChosen = createEvent<Venue>();
  const membershipChosen = createEvent<ChosenMembership>();
  const restoreRequested = createEvent<StoredSelection>();
  const selectionCleared = createEvent();
  /** The customer has left: pending responses for them are ignored. */
  const customerLost = createEvent();

  const restored = createEvent<RestoredSelection>();
  /** The address contains a membership that this centre does not have. */
  const notFound = createEvent();
  /** The membership cannot be bought, or no longer; the payload is the operator's reason, or null. */
  const becameIneligible = createEvent<string | null>();
  /** The memberships were reloaded, for example for another customer, and the chosen one can still be bought. */
  const stillSold = createEvent<ChosenMembership>();

  const $requestedSelection = createStore<StoredSelection | null>(null);
  const $membership = createStore<ChosenMembership | null>(null);
  const $lookup = combine(
    { storedSelection: $requestedSelection, venue: $homeVenue, types: $types, areTypesReady: $areTypesReady },
    findSelection,
  );
  const $membershipToCheck = combine(
    { membership: $membership, types: $types, areTypesReady: $areTypesReady },
    ({ membership, types, areTypesReady }) => (membership && areTypesReady ? { membership, types } : null),
  );

  // Chosen by hand.
  sample({ clock: venueChosen, target: homeVenueChosen });
  sample({ clock: selectionCleared, target: homeVenueCleared });
  $membership
    .on(membershipChosen, (_, membership) => membership)
    .reset(venueChosen, selectionCleared, becameIneligible);

  // Restored once the centre and its memberships have loaded.
  $requestedSelection
    .on(restoreRequested, (_, storedSelection) => storedSelection)
    .reset(restored, notFound, becameIneligible, venueChosen, membershipChosen, selectionCleared);
  sample({ clock: restoreRequested, fn: ({ venueSlug }) => venueSlug, target: homeVenueRequested });
  $requestedSelection.on(customerLost, (storedSelection) =>
    storedSelection?.isSent ? removePersonalData(storedSelection) : storedSelection,
  );
  sample({
    clock: sample({ clock: $lookup, filter: isRestoredLookup }),
    source: $userId,
    fn: (userId, lookup): RestoredSelection => {
      const storedSelection = filterSelectionForCustomer(lookup.storedSelection, userId);
      return {
        ...lookup,
        storedSelection,
        suspendedSelection:
          storedSelection !== lookup.storedSelection && userId === null ? lookup.storedSelection : null,
      };
    },
    target: restored,
  });
  sample({
    clock: $lookup,
    filter: ({ kind }) => kind === 'not-found',
    target: notFound,
  });
  sample({
    clock: $lookup.updates.filterMap((lookup) => (lookup.kind === 'ineligible' ? lookup : undefined)),
    fn: ({ reason }) => reason,
    target: becameIneligible,
  });
  $membership.on(restored, (_, { membership }) => membership).reset(notFound);

  // Reloaded memberships decide whether the chosen one can still be bought.
  const membershipRechecked = sample({
    clock: $areTypesReady,
    source: { toCheck: $membershipToCheck, storedSelection: $requestedSelection },
    filter: ({ toCheck, storedSelection }, areTypesReady) =>
      areTypesReady && toCheck !== null && storedSelection === null,
    fn: ({ toCheck }) => toCheck && findStillSold(toCheck.membership, toCheck.types),
  });
  sample({
    clock: membershipRechecked.filterMap((stillSoldResult) => stillSoldResult?.membership ?? undefined),
    target: stillSold,
  });
  sample({
    clock: membershipRechecked.filterMap((stillSoldResult) =>
      stillSoldResult && stillSoldResult.membership === null ? stillSoldResult : undefined,
    ),
    fn: ({ reason }) => reason,
    target: becameIneligible,
  });
  $membership.on(stillSold, (_, membership) => membership);

  return {
    venueChosen,
    membershipChosen,
    restoreRequested,
    selectionCleared,
    customerLost,
    restored,
    notFound,
    becameIneligible,
    stillSold,
    $venue: $homeVenue,
    $membership,
    $isRestoring: $requestedSelection.map((storedSelection) => storedSelection !== null),
  };
}

function isRestoredLookup(lookup: SelectionLookup): lookup is Extract<SelectionLookup, { kind: 'restored' }> {
  return lookup.kind === 'restored';
}

function findStillSold(
  { membershipType, paymentOption }: ChosenMembership,
  types: readonly MembershipType[],
): { readonly membership: ChosenMembership | null; readonly reason: string | null } {
  const chosenIds = { typeId: membershipType.id, optionId: paymentOption.id };
  const purchasable = findStillPurchasable(types, chosenIds);
  return purchasable
    ? { membership: { membershipType: purchasable.type, paymentOption: purchasable.option }, reason: null }
    : { membership: null, reason: findRefusalReason(types, chosenIds) };
}
