import { combine, createEvent, sample } from 'effector';
import { $user } from '@/entities/customer';
import {
  filterVisibleOffers,
  formatPaymentType,
  formatPriceLabel,
  isPurchasable,
  PAYMENT_TYPES,
} from '@/entities/membership';
import { $venues } from '@/entities/venue';
import { listMembershipTypes, type MembershipType, type Venue } from '@/shared/api';
import { $config, findJoiningAddress } from '@/shared/config';
import { $selectedVenueSlug } from '@/shared/mode';
import { createRequest } from '@/shared/request';
import { paths } from '@/shared/routes';

/** A membership to sell: its name, and the address of its page for the customer's device. */
export interface MembershipToSell {
  readonly label: string;
  readonly url: string;
}

/** The dialog has opened. */
export const opened = createEvent();

/** The centre that staff have selected, otherwise their own. */
const $venue = combine($venues, $selectedVenueSlug, $user, (venues, slug, user) => {
  const findVenue = (slug: string | null | undefined) => venues.find((venue) => venue.slug === slug);
  return findVenue(slug) ?? findVenue(user?.homeVenueSlug) ?? null;
});

const typesRequest = createRequest({
  load: (venueId: string, options): Promise<MembershipType[]> => listMembershipTypes({ venueId }, options),
});
const venueKnown = sample({ clock: opened, source: $venue }).filterMap((venue) => venue?.id);
sample({ clock: venueKnown, target: typesRequest.requested });

export const $memberships = combine(
  { membershipTypes: typesRequest.$data, venue: $venue, config: $config },
  ({ membershipTypes, venue, config }) =>
    membershipTypes && venue
      ? listMembershipsToSell(membershipTypes, venue, findJoiningAddress(config))
      : null,
);
export const { $failure, $isLoading, retryClicked } = typesRequest;

function listMembershipsToSell(
  membershipTypes: readonly MembershipType[],
  venue: Venue,
  joiningSiteAddress: string,
): MembershipToSell[] {
  const offerFilter = {
    categoryId: null,
    venueId: venue.id,
    showsIneligible: venue.canDisplayIneligibleMemberships,
  };
  return PAYMENT_TYPES.flatMap((paymentType) =>
    filterVisibleOffers(membershipTypes, { ...offerFilter, paymentType }).map(({ type, options }) => {
      const option = options.find(isPurchasable) ?? options[0];
      const nameParts = [type.name, formatPaymentType(paymentType), option ? formatPriceLabel(option) : null];
      return {
        label: nameParts.filter(Boolean).join(' · '),
        url: `${joiningSiteAddress}${paths.membership(venue.slug, type.slug, paymentType)}`,
      };
    }),
  );
}
