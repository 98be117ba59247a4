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

interface Config extends Pick<JoiningConfig, '$user'> {
  /** The id of what the list belongs to; null while unknown. A new owner clears the list at once. */
  readonly $ownerId: Store<string | null>;
  readonly load: (ownerId: string, options: { readonly signal: AbortSignal }) => Promise<MembershipType[]>;
  /** The venue to which a membership must give access; null if the list is already for one centre. */
  readonly $venueId: Store<string | null>;
  /** Whether the centre can show memberships for which the customer is not eligible. */
  readonly $canShowIneligible: Store<boolean>;
}

/** Memberships shown per page; most centres have fewer. */
const PAGE = 24;
const NONE: readonly MembershipType[] = [];

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
export function createMembershipList({ $ownerId, $user, load, $venueId, $canShowIneligible }: Config) {
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
  const chosen = createEvent<ChosenMembership>();

  const request = createRequest({
    load: ({ ownerId }: MembershipListParams, options) => load(ownerId, options),
  });

  const $userId = $user.map((user) => user?.id ?? null);
  const $wanted = combine($ownerId, $userId, (ownerId, userId): MembershipListParams | null =>
    ownerId === null ? null : { ownerId, userId },
  );

  const $types = request.$data.map((types) => types ?? NONE);
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

  const $showsIneligible = combine($canShowIneligible, $wantsIneligible, (can, wants) => can && wants);
  const $allOffers = combine(
    { types: $types, venueId: $venueId, paymentType: $paymentType, showsIneligible: $showsIneligible },
    ({ types, ...filter }) => filterVisibleOffers(types, { ...filter, categoryId: null }),
  );
  const $offers = combine($allOffers, $categoryId, (offers, categoryId) =>
    offers.filter(({ type }) => categoryId === null || type.categories.some(({ id }) => id === categoryId)),
  );
  /** A long list starts with one page; changing a filter starts it again. */
  const $pageEnd = createStore(PAGE)
    .on(moreClicked, (end) => end + PAGE)
    .reset(paymentTypeChosen, categoryChosen, ineligibleToggled, $ownerId, reset);
  const $shownOffers = combine($offers, $pageEnd, (offers, end) => offers.slice(0, end));
  const $categories = $allOffers.map((offers) => listCategories(offers.map(({ type }) => type)));

  // Another customer's list replaces the current one when it has loaded.
  sample({ clock: $ownerId, target: request.reset });
  sample({ clock: [$wanted, opened], source: $wanted, filter: isPresent, target: request.requested });

  // An ineligible membership cannot be bought, whatever was clicked.
  sample({
    clock: optionChosen,
    filter: ({ paymentOption }) => isPurchasable(paymentOption),
    target: chosen,
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
    retryClicked: request.retryClicked,
    reset,
    chosen,
    typesFailed: request.failed,
    loadTypesFx: request.loadFx,
    $types,
    $status: request.$status,
    $failure: request.$failure,
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
