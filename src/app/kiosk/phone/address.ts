import { bookings, type Location } from '@/shared/routes';

/** Pages of a centre: all that they show is in their address, and nothing of a person. */
const OF_A_CENTRE = /^\/(?:centre|location|camps|courses|packages)\/./;
/** A kiosk is one visit; the phone is another. */
const OF_THE_KIOSK = ['kiosk', 'centre'];
/** A QR code of more is too fine for a phone's camera at arm's length. */
const LONGEST = 300;

/** What the phone opens: the customer's basket, or the page on the screen. */
export interface PhoneAddress {
  readonly kind: 'basket' | 'page';
  readonly url: string;
}

export interface Visit {
  readonly origin: string;
  readonly location: Pick<Location, 'pathname' | 'search'>;
  /** The bookings site, as `https://bookings.operator.example`; '' where there is none. */
  readonly bookingsSite: string;
  readonly hasBasket: boolean;
}

/** The address of the same place for the customer's phone; null where there is nothing to carry on with. */
export function phoneAddress({ origin, location, bookingsSite, hasBasket }: Visit): PhoneAddress | null {
  if (hasBasket && bookingsSite !== '') return { kind: 'basket', url: `${bookingsSite}${bookings.basket}` };
  if (!OF_A_CENTRE.test(location.pathname)) return null;
  const url = new URL(location.pathname, origin);
  url.search = location.search;
  for (const name of OF_THE_KIOSK) url.searchParams.delete(name);
  // What is set on a page is less than the page.
  if (url.href.length > LONGEST) url.search = '';
  return url.href.length > LONGEST ? null : { kind: 'page', url: url.href };
}
