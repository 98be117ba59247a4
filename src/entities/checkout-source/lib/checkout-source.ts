import type { Source } from '@/shared/api';
import type { SubSite } from '@/shared/mode';
import { bookings, paths } from '@/shared/routes';
import { text } from '../texts';

type CheckoutSource = {
  /** Where a customer goes after leaving the checkout, or with nothing to pay for. */
  readonly home: string;
  /** The error when the operator names no card provider. */
  readonly noProvider: () => string;
  /** The error when the site has no gateway for the operator's card provider. */
  readonly unsupportedProvider: (provider: string) => string;
};

const platformTexts = {
  noProvider: () => text('payment.noProvider'),
  unsupportedProvider: (provider: string) => text('payment.unsupported', { provider }),
};

/** The checkout's settings for each API source. Joining has its own texts (Requirement P2.2). */
export const checkoutSources: Readonly<Record<Source, CheckoutSource>> = {
  'online-joining': {
    home: paths.home(),
    noProvider: () => text('payment.noneSelected'),
    unsupportedProvider: (provider) => text('payment.providerUnsupported', { provider }),
  },
  'activity-booking': { home: bookings.basket, ...platformTexts },
  'front-of-house': { home: paths.home(), ...platformTexts },
};

/** The source of memberships bought on the joining site. */
export const ONLINE_JOINING: Source = 'online-joining';

const sourceBySite: Readonly<Record<SubSite, Source>> = {
  'online-joining': ONLINE_JOINING,
  bookings: 'activity-booking',
  'my-account': 'activity-booking',
};

/** The API's source for customers of this sub-site. */
export function toCheckoutSource(site: SubSite): Source {
  return sourceBySite[site];
}
