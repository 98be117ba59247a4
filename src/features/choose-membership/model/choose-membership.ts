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

interface Config {
  /** The chosen home venue; null before there is one. */
  readonly $venue: Store<Venue | null>;
  /** The customer: another one may be eligible for other memberships, so they are loaded again. */
  readonly $user: Store<{ readonly id: string } | null>;
}

/** Memberships that come at a time: more than most centres have. */
const PAGE = 24;
const NONE: readonly MembershipType[] = [];

export interface Wanted {
  readonly venueId: string;
  readonly userId: string | null;
}

/** Choosing a membership and a payment option of the home venue. Source: Spec, joining §2, platform §4. */
export function createChooseMembership({ $venue, $user }: Config) {
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
    load: ({ venueId }: Wanted, options) => listMembershipTypes({ venueId }, options),
  });

  const $venueId = $venue.map((venue) => venue?.id ?? null);
  const $userId = $user.map((user) => user?.id ?? null);
  const $wanted = combine($venueId, $userId, (venueId, userId): Wanted | null =>
    venueId === null ? null : { venueId, userId },
  );

  const $types = request.$data.map((types) => types ?? NONE);
  const $paymentType = createStore<PaymentType>(DEFAULT_PAYMENT_TYPE)
    .on(paymentTypeChosen, (_, paymentType) => paymentType)
    .reset(reset);
  const $categoryId = createStore<string | null>(null)
    .on(categoryChosen, (_, categoryId) => categoryId)
    .reset($venueId, paymentTypeChosen, reset);
  const $wantsIneligible = createStore(false)
    .on(ineligibleToggled, (_, isOn) => isOn)
    .reset($venueId, reset);
  const $details = createStore<MembershipType | null>(null)
    .on(detailsOpened, (_, type) => type)
    .reset(detailsClosed, optionChosen, $venueId, reset);

  // Ineligible memberships are shown only where the venue allows it. Source: Spec, joining §2.
  const $canShowIneligible = $venue.map((venue) => venue?.canDisplayIneligibleMemberships ?? false);
  const $showsIneligible = combine($canShowIneligible, $wantsIneligible, (can, wants) => can && wants);
  const $allOffers = combine(
    { types: $types, venueId: $venueId, paymentType: $paymentType, showsIneligible: $showsIneligible },
    ({ types, venueId, ...filter }) =>
      venueId === null ? [] : visibleOffers(types, { ...filter, venueId, categoryId: null }),
  );
  const $offers = combine($allOffers, $categoryId, (offers, categoryId) =>
    offers.filter(({ type }) => categoryId === null || type.categories.some(({ id }) => id === categoryId)),
  );
  /** A long list begins with a page of it; choosing a filter begins it again. */
  const $pageEnd = createStore(PAGE)
    .on(moreClicked, (end) => end + PAGE)
    .reset(paymentTypeChosen, categoryChosen, ineligibleToggled, $venueId, reset);
  const $shownOffers = combine($offers, $pageEnd, (offers, end) => offers.slice(0, end));
  const $categories = $allOffers.map((offers) => categoriesOf(offers.map(({ type }) => type)));

  // What another centre offers is dropped at once; what another customer may buy takes its place when it is there.
  sample({ clock: $venueId, fn: () => undefined, target: request.reset });
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

export type ChooseMembership = ReturnType<typeof createChooseMembership>;
