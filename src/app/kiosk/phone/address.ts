import { bookings, type Location } from '@/shared/routes';

/** The pages of a centre. Their address describes everything they show, and contains no personal data. */
const CENTRE_PAGE = /^\/(?:centre|location|camps|courses|packages)\/./;
/** The query parameters of the kiosk, which the phone's visit does not get. */
const KIOSK_PARAMS = ['kiosk', 'centre'];
/** The longest address, in characters: a longer one makes a QR code too fine for a phone's camera at arm's length. */
const MAX_ADDRESS_LENGTH = 300;

/** What the phone opens: the customer's basket, or the page that the kiosk shows. */
export interface PhoneAddress {
  readonly kind: 'basket' | 'page';
  readonly url: string;
}

export interface KioskVisit {
  readonly origin: string;
  readonly location: Pick<Location, 'pathname' | 'search'>;
  /** The address of the bookings site, for example `https://bookings.operator.example`; '' if there is none. */
  readonly bookingsSite: string;
  readonly hasBasket: boolean;
}

/** The address of the same page for the customer's phone; null if there is nothing to continue with. */
export function buildPhoneAddress({
  origin,
  location,
  bookingsSite,
  hasBasket,
}: KioskVisit): PhoneAddress | null {
  if (hasBasket && bookingsSite !== '') return { kind: 'basket', url: `${bookingsSite}${bookings.basket}` };
  if (!CENTRE_PAGE.test(location.pathname)) return null;
  const url = new URL(location.pathname, origin);
  url.search = location.search;
  for (const name of KIOSK_PARAMS) url.searchParams.delete(name);
  // Drops the filters rather than the page if the address is too long.
  if (url.href.length > MAX_ADDRESS_LENGTH) url.search = '';
  return url.href.length > MAX_ADDRESS_LENGTH ? null : { kind: 'page', url: url.href };
}
