import { combine, createEvent, createStore, type Store, sample } from 'effector';
import {
  categoriesOf,
  DEFAULT_PAYMENT_TYPE,
  isPurchasable,
  type PaymentType,
  visibleOffers,
} from '@/entities/membership';
import { listMembershipTypes, type MembershipType, type PaymentOption, type Venue } from '@/shared/api';
import { isPresent } from '@/shared/lib';
import { createRequest } from '@/shared/request';

/** What the customer chose: a membership and the way to pay for it. */
export interface ChosenMembership {
  readonly membershipType: MembershipType;
  readonly paymentOption: PaymentOption;
}

/** The current choice, by its ids. */
export interface CurrentChoice {
  readonly typeId: string;
  readonly optionId: string;
}

interface JoiningConfig {
  /** The chosen home venue; null before there is one. */
  readonly $venue: Store<Venue | null>;
  /** The customer: another one may be eligible for other memberships, so they are loaded again. */
  readonly $user: Store<{ readonly id: string } | null>;
}

interface Config extends Pick<JoiningConfig, '$user'> {
  /** What the list is of; null while that is not known. What another owner offers is dropped at once. */
  readonly $ownerId: Store<string | null>;
  readonly load: (ownerId: string, options: { readonly signal: AbortSignal }) => Promise<MembershipType[]>;
  /** Where a membership has to give access; null for a list that is of one centre already. */
  readonly $venueId: Store<string | null>;
  /** The centre shows memberships that the customer is not eligible for. */
  readonly $canShowIneligible: Store<boolean>;
}

/** Memberships that come at a time: more than most centres have. */
const PAGE = 24;
const NONE: readonly MembershipType[] = [];

export interface MembershipListParams {
  readonly ownerId: string;
  readonly userId: string | null;
}

/** Choosing a membership and a payment option of the home venue. Requirement J3.1. */
export function createChooseMembership({ $venue, $user }: JoiningConfig) {
  const $venueId = $venue.map((venue) => venue?.id ?? null);
  return createMembershipList({
    $ownerId: $venueId,
    $user,
    load: (venueId, options) => listMembershipTypes({ venueId }, options),
    $venueId,
    // Ineligible memberships are shown only where the venue allows it. Requirement J3.9.
    $canShowIneligible: $venue.map((venue) => venue?.canDisplayIneligibleMemberships ?? false),
  });
}

/** Choosing from a list of memberships, whatever it is of. */
export function createMembershipList({ $ownerId, $user, load, $venueId, $canShowIneligible }: Config) {
  /** The page is shown: loads the centre's memberships unless they are loaded. */
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
    ({ types, ...filter }) => visibleOffers(types, { ...filter, categoryId: null }),
  );
  const $offers = combine($allOffers, $categoryId, (offers, categoryId) =>
    offers.filter(({ type }) => categoryId === null || type.categories.some(({ id }) => id === categoryId)),
  );
  /** A long list begins with a page of it; choosing a filter begins it again. */
  const $pageEnd = createStore(PAGE)
    .on(moreClicked, (end) => end + PAGE)
    .reset(paymentTypeChosen, categoryChosen, ineligibleToggled, $ownerId, reset);
  const $shownOffers = combine($offers, $pageEnd, (offers, end) => offers.slice(0, end));
  const $categories = $allOffers.map((offers) => categoriesOf(offers.map(({ type }) => type)));

  // What another customer may buy takes its place when it is there.
  sample({ clock: $ownerId, target: request.reset });
  sample({ clock: [$wanted, opened], source: $wanted, filter: isPresent, target: request.requested });

  // An ineligible membership cannot be purchased, whatever was clicked.
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

/** Whatever the list is of: a screen shows it, it does not load it by hand. */
export type ChooseMembership = Omit<ReturnType<typeof createMembershipList>, 'loadTypesFx'>;
