import { localTime } from '@/entities/session';
import type { FoundCustomer } from '@/shared/api';
import { text } from '../texts';

/** The code of a card, as a scanner types it; a telephone number begins with 0 or +. */
const CARD_CODE = /^[1-9]\d{7,}$/;

/** The customer whom the typed reference or the scanned card names, and nobody else; null for a search. */
export function exactMatch(typed: string, found: readonly FoundCustomer[]): FoundCustomer | null {
  const [customer, another] = found;
  if (!customer || another) return null;
  const wanted = typed.trim().toLowerCase();
  const isReference = wanted === customer.reference.toLowerCase();
  return isReference || CARD_CODE.test(wanted) ? customer : null;
}

/** "Customer ID D1000006 · born 1990 · M12 · Riverside Leisure Centre · Unlimited Fitness", as far as it is known. */
export function factsOf(customer: FoundCustomer): string {
  const { reference, birthYear, outcode, homeVenue, membership } = customer;
  return [
    text('findCustomer.reference', { reference }),
    birthYear === null ? null : text('findCustomer.born', { year: birthYear }),
    outcode,
    homeVenue,
    membership,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** "Basket on their phone until 10:42"; null for a customer without one. */
export function onPhoneOf({ handoff }: FoundCustomer): string | null {
  if (!handoff) return null;
  if (handoff.state === 'paying') return text('findCustomer.payingOnPhone');
  return text('findCustomer.onPhone', { time: localTime(Date.parse(handoff.expiresAt)).time });
}
