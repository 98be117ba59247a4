import { combine, createEvent, sample } from 'effector';
import { $user } from '@/entities/customer';
import { $venues } from '@/entities/venue';
import { listMembershipTypes, type MembershipType, type PaymentOption, type Venue } from '@/shared/api';
import { $config, joiningAddress } from '@/shared/config';
import { $selectedVenueSlug } from '@/shared/mode';
import { createRequest } from '@/shared/request';
import { paths } from '@/shared/routes';
import { text } from '../ui/sell-membership/texts';

/** Monthly is shown first. */
const PAYMENT_TYPES = ['recurring', 'fixed'] as const;

/** A membership to sell: its name as a choice, and the address of its page for the customer's device. */
export interface MembershipToSell {
  readonly label: string;
  readonly url: string;
}

/** The dialog is on the screen. */
export const opened = createEvent();

/** The centre that staff look at, else their own. */
const $venue = combine($venues, $selectedVenueSlug, $user, (venues, slug, user) => {
  const ofSlug = (wanted: string | null | undefined) => venues.find((venue) => venue.slug === wanted);
  return ofSlug(slug) ?? ofSlug(user?.homeVenueSlug) ?? null;
});

const request = createRequest({
  load: (venueId: string, options): Promise<MembershipType[]> => listMembershipTypes({ venueId }, options),
});
const wanted = sample({ clock: opened, source: $venue }).filterMap((venue) => venue?.id);
sample({ clock: wanted, target: request.requested });

export const $memberships = combine(
  { types: request.$data, venue: $venue, config: $config },
  ({ types, venue, config }) =>
    types && venue ? membershipsToSell(types, venue, joiningAddress(config)) : null,
);
export const { $failure, $isLoading, retryClicked } = request;

/** Those that somebody can buy online, paid each month or once; what the customer themselves may buy their own page says. */
function membershipsToSell(
  types: readonly MembershipType[],
  venue: Venue,
  joiningSite: string,
): MembershipToSell[] {
  return PAYMENT_TYPES.flatMap((paymentType) =>
    types.flatMap((type) => {
      const option = type.paymentOptions.find((one) => one.paymentType === paymentType && isSold(one));
      const givesAccess = type.providesAccessTo?.some(({ id }) => id === venue.id) ?? true;
      if (!option || !givesAccess || type.name.trim() === '') return [];
      return {
        label: [type.name, priceOf(option)].join(' · '),
        url: `${joiningSite}${paths.membership(venue.slug, type.slug, paymentType)}`,
      };
    }),
  );
}

const isSold = ({ isPurchasable: { canPurchase, hasPrices } }: PaymentOption) => canPurchase && hasPrices;

function priceOf({ paymentType, fees, globalBasePrice }: PaymentOption): string {
  const price = (fees.baseFee ?? globalBasePrice)?.formatted ?? '';
  return text(paymentType === 'recurring' ? 'sellMembership.monthly' : 'sellMembership.single', { price });
}
