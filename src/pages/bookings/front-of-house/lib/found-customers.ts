import type { FoundCustomer } from '@/shared/api';
import { toLocalTime } from '@/shared/format';
import { text } from '../texts';

/** A card code as a scanner types it. Telephone numbers do not match, because they begin with 0 or +. */
const CARD_CODE_PATTERN = /^[1-9]\d{7,}$/;

/** The customer whose reference or card was entered, if it identifies exactly one; null for an ordinary search. */
export function findExactMatch(typedText: string, customers: readonly FoundCustomer[]): FoundCustomer | null {
  const [customer, secondCustomer] = customers;
  if (!customer || secondCustomer) return null;
  const searchTerm = typedText.trim().toLowerCase();
  const isReference = searchTerm === customer.reference.toLowerCase();
  return isReference || CARD_CODE_PATTERN.test(searchTerm) ? customer : null;
}

/** "Customer ID D1000006 · born 1990 · M12 · Riverside Leisure Centre · Unlimited Fitness", without unknown parts. */
export function formatCustomerFacts(customer: FoundCustomer): string {
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

/** "Basket on their phone until 10:42"; null if the customer has no hand-off. */
export function formatHandOffState({ handoff }: FoundCustomer): string | null {
  if (!handoff) return null;
  if (handoff.state === 'paying') return text('findCustomer.payingOnPhone');
  return text('findCustomer.onPhone', { time: toLocalTime(Date.parse(handoff.expiresAt)).time });
}
