import type { Source } from '@/shared/api';
import type { SubSite } from '@/shared/mode';
import { bookings, paths } from '@/shared/routes';
import { text } from '../texts';

type CheckoutSource = {
  /** Where a customer goes who leaves the checkout, or has nothing to pay for. */
  readonly home: string;
  /** Why nothing can be paid where the operator names no card provider. */
  readonly noProvider: () => string;
  /** Why nothing can be paid where the site has no gateway for the operator's provider. */
  readonly unsupportedProvider: (provider: string) => string;
};

const platformTexts = {
  noProvider: () => text('payment.noProvider'),
  unsupportedProvider: (provider: string) => text('payment.unsupported', { provider }),
};

/** What a checkout is for, by the name that the API has for it. Joining has texts of its own (Spec, joining §8; platform §8). */
export const checkoutSources: Readonly<Record<Source, CheckoutSource>> = {
  'online-joining': {
    home: paths.home(),
    noProvider: () => text('payment.noneSelected'),
    unsupportedProvider: (provider) => text('payment.providerUnsupported', { provider }),
  },
  'activity-booking': { home: bookings.basket, ...platformTexts },
  'front-of-house': { home: paths.home(), ...platformTexts },
};

/** Memberships bought on the joining site. */
export const ONLINE_JOINING: Source = 'online-joining';

const sourceBySite: Readonly<Record<SubSite, Source>> = {
  'online-joining': ONLINE_JOINING,
  bookings: 'activity-booking',
  'my-account': 'activity-booking',
};

/** Where a customer of a site comes from, as the API names it. */
export function sourceOf(site: SubSite): Source {
  return sourceBySite[site];
}
