import { combine, createEvent, createStore, type Store, sample } from 'effector';
import {
  DEFAULT_PAYMENT_TYPE,
  filterVisibleOffers,
  isPurchasable,
  listCategories,
  type PaymentType,
} from '@/entities/membership';
import { listMembershipTypes, type MembershipType, type PaymentOption, type Venue } from '@/shared/api';
import { isPresent } from '@/shared/lib';
import { createRequest } from '@/shared/request';

/** The membership and payment option that the customer has chosen. */
export interface ChosenMembership {
  readonly membershipType: MembershipType;
  readonly paymentOption: PaymentOption;
}

/** The ids of the current choice. */
export interface CurrentChoice {
  readonly typeId: string;
  readonly optionId: string;
}

interface JoiningConfig {
  /** The chosen home venue; null if none is chosen. */
  readonly $venue: Store<Venue | null>;
  /** The customer, because memberships are reloaded for another one, who may be eligible for different ones. */
  readonly $user: Store<{ readonly id: string } | null>;
}

interface MembershipListConfig extends Pick<JoiningConfig, '$user'> {
  /** The id of what the list belongs to; null while unknown. A new owner clears the list at once. */
  readonly $ownerId: Store<string | null>;
  readonly load: (ownerId: string, options: { readonly signal: AbortSignal }) => Promise<MembershipType[]>;
  /** The venue to which a membership must give access; null if the list is already for one centre. */
  readonly $venueId: Store<string | null>;
  /** Whether the centre can show memberships for which the customer is not eligible. */
  readonly $canShowIneligible: Store<boolean>;
}

/** Memberships shown per page; most centres have fewer. */
const PAGE_SIZE = 24;
const NO_MEMBERSHIP_TYPES: readonly MembershipType[] = [];

export interface MembershipListParams {
  readonly ownerId: string;
  readonly userId: string | null;
}

/** The model for choosing a membership and payment option of the home venue. Requirement J3.1. */
export function createChooseMembership({ $venue, $user }: JoiningConfig) {
  const $venueId = $venue.map((venue) => venue?.id ?? null);
  return createMembershipList({
    $ownerId: $venueId,
    $user,
    load: (venueId, options) => listMembershipTypes({ venueId }, options),
    $venueId,
    // Ineligible memberships can be shown only if the venue allows it. Requirement J3.9.
    $canShowIneligible: $venue.map((venue) => venue?.canDisplayIneligibleMemberships ?? false),
  });
}

/** The model for choosing from any list of memberships. */
export function createMembershipList({
  $ownerId,
  $user,
  load,
  $venueId,
  $canShowIneligible,
}: MembershipListConfig) {
  /** The page is shown: loads the centre's memberships unless they have loaded. */
  const opened = createEvent();
  const paymentTypeChosen = createEvent<PaymentType>();
  const categoryChosen = createEvent<string | null>();
  const ineligibleToggled = createEvent<boolean>();
  const detailsOpened = createEvent<MembershipType>();
  const detailsClosed = createEvent();
  const optionChosen = createEvent<ChosenMembership>();
  const moreClicked = createEvent();
  const reset = createEvent();
  const membershipChosen = createEvent<ChosenMembership>();

  const typesRequest = createRequest({
    load: ({ ownerId }: MembershipListParams, options) => load(ownerId, options),
  });

  const $userId = $user.map((user) => user?.id ?? null);
  const $listParams = combine($ownerId, $userId, (ownerId, userId): MembershipListParams | null =>
    ownerId === null ? null : { ownerId, userId },
  );

  const $types = typesRequest.$data.map((types) => types ?? NO_MEMBERSHIP_TYPES);
  const $paymentType = createStore<PaymentType>(DEFAULT_PAYMENT_TYPE)
    .on(paymentTypeChosen, (_, paymentType) => paymentType)
    .reset(reset);
  const $categoryId = createStore<string | null>(null)
    .on(categoryChosen, (_, categoryId) => categoryId)
    .reset($ownerId, paymentTypeChosen, reset);
  const $wantsIneligible = createStore(false)
    .on(ineligibleToggled, (_, isOn) => isOn)
    .reset($ownerId, reset);
  const $details = createStore<MembershipType | null>(null)
    .on(detailsOpened, (_, type) => type)
    .reset(detailsClosed, optionChosen, $ownerId, reset);

  const $showsIneligible = combine(
    $canShowIneligible,
    $wantsIneligible,
    (canShow, wantsIneligible) => canShow && wantsIneligible,
  );
  const $allOffers = combine(
    { types: $types, venueId: $venueId, paymentType: $paymentType, showsIneligible: $showsIneligible },
    ({ types, ...filter }) => filterVisibleOffers(types, { ...filter, categoryId: null }),
  );
  const $offers = combine($allOffers, $categoryId, (offers, categoryId) =>
    offers.filter(({ type }) => categoryId === null || type.categories.some(({ id }) => id === categoryId)),
  );
  /** A long list starts with one page; changing a filter starts it again. */
  const $pageEnd = createStore(PAGE_SIZE)
    .on(moreClicked, (pageEnd) => pageEnd + PAGE_SIZE)
    .reset(paymentTypeChosen, categoryChosen, ineligibleToggled, $ownerId, reset);
  const $shownOffers = combine($offers, $pageEnd, (offers, pageEnd) => offers.slice(0, pageEnd));
  const $categories = $allOffers.map((offers) => listCategories(offers.map(({ type }) => type)));

  // Another customer's list replaces the current one when it has loaded.
  sample({ clock: $ownerId, target: typesRequest.reset });
  sample({
    clock: [$listParams, opened],
    source: $listParams,
    filter: isPresent,
    target: typesRequest.requested,
  });

  // An ineligible membership cannot be bought, whatever was clicked.
  sample({
    clock: optionChosen,
    filter: ({ paymentOption }) => isPurchasable(paymentOption),
    target: membershipChosen,
  });

  return {
    opened,
    paymentTypeChosen,
    categoryChosen,
    ineligibleToggled,
    detailsOpened,
    detailsClosed,
    optionChosen,
    moreClicked,
    retryClicked: typesRequest.retryClicked,
    reset,
    membershipChosen,
    typesFailed: typesRequest.failed,
    loadTypesFx: typesRequest.loadFx,
    $types,
    $status: typesRequest.$status,
    $failure: typesRequest.$failure,
    $paymentType,
    $categoryId,
    $canShowIneligible,
    $showsIneligible,
    $offers,
    $shownOffers,
    $categories,
    $details,
  };
}

/** The model as screens use it: loading is triggered by events only. */
export type ChooseMembership = Omit<ReturnType<typeof createMembershipList>, 'loadTypesFx'>;
