import type { Tx } from '../../store/connection.ts';
import type { Store } from '../../store/store.ts';
import { DomainError } from '../domain-error.ts';
import type { Offer } from '../rules/offers.ts';
import type { WaitingEnd } from '../rules/waiting-entry.ts';
import type { Person } from './attendees.ts';
import type { Awaited } from './awaited.ts';
import { quoteCourse } from './course-booking.ts';
import { quoteBooking } from './session-booking.ts';
import type { WaitingRecord } from './waiting-entries.ts';

/** Somebody who could be booked in if there were a place, at a price. */
export interface WaitingQuote {
  readonly person: Person;
  readonly offer: Offer;
  /** Something else of theirs takes place at the same time. */
  readonly hasClash: boolean;
}

interface Waiting {
  readonly ownerId: string;
  readonly attendeeId: string;
  /** Uses of benefits and packages may pay for it. */
  readonly withUses: boolean;
}

/**
 * The price for somebody who waits; whether there is room does not count.
 *
 * @throws DomainError 404 for an unknown person; 422 with the code of the verdict
 */
export async function quoteWaiting(
  db: Tx,
  store: Store,
  { type, id }: Pick<Awaited, 'type' | 'id'>,
  { ownerId, attendeeId, withUses }: Waiting,
): Promise<WaitingQuote> {
  const wish = { cartItemId: null, ownerId, attendeeId, isByList: true };
  if (type === 'course') {
    const quote = await quoteCourse(db, store, { ...wish, courseId: id, pricingOptionId: null });
    return { ...quote, hasClash: false };
  }
  const price = { kind: withUses ? ('cheapest' as const) : ('without uses' as const) };
  const quote = await quoteBooking(db, store, { ...wish, sessionId: id, price, quantity: 1, extras: [] });
  return { ...quote, hasClash: quote.clash !== null };
}

/** What the customer can still put right before they accept: somebody like that gets an offer all the same, without a price. */
const CURABLE: readonly (string | null)[] = ['penalties', 'form_needed'];

/**
 * The prices of an entry's people without a use of a benefit or a package, which nobody spends unasked; or why its people
 * cannot be booked in any more.
 */
export async function quotesFor(
  db: Tx,
  store: Store,
  awaited: Pick<Awaited, 'type' | 'id'>,
  { customerId: ownerId, attendeeIds }: WaitingRecord,
): Promise<WaitingQuote[] | WaitingEnd> {
  const quotes: WaitingQuote[] = [];
  for (const attendeeId of attendeeIds) {
    try {
      const quote = await quoteWaiting(db, store, awaited, { ownerId, attendeeId, withUses: false });
      if (quote.hasClash) return 'clash';
      quotes.push(quote);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      if (error.code === 'clash_refused') return 'clash';
      if (!CURABLE.includes(error.code)) return 'not_possible';
    }
  }
  return quotes;
}

/** Pence for all people of an entry at the prices of now; null when some of them cannot be booked. */
export async function priceOfEntry(
  db: Tx,
  store: Store,
  awaited: Pick<Awaited, 'type' | 'id'>,
  entry: WaitingRecord,
): Promise<number | null> {
  const quotes = await quotesFor(db, store, awaited, entry);
  if (!Array.isArray(quotes) || quotes.length < entry.attendeeIds.length) return null;
  return quotes.reduce((sum, { offer }) => sum + offer.pence, 0);
}
