import type { Tx } from '../../../store/connection.ts';
import type { BookedDay } from '../../../store/schema/camp-details.ts';
import type { Store } from '../../../store/store.ts';
import type { Person } from '../../attendees/index.ts';
import { campOptionsOf, type DayChoice, quoteCamp, siblingReductions } from '../../camps/index.ts';
import { DomainError } from '../../common/index.ts';
import type { WaitingEnd } from '../../common/types.ts';
import { quoteCourse } from '../../courses/index.ts';
import { quoteBooking, type WaitingRecord, type WaitingTarget } from '../../sessions/index.ts';

/** Somebody who could be booked in if there were a place, at a price. */
export interface WaitingQuote {
  readonly person: Person;
  /** Pence. */
  readonly price: number;
  /** Null where there is none to choose. */
  readonly pricingOptionId: string | null;
  /** Something else of theirs takes place at the same time. */
  readonly hasClash: boolean;
  /** Of a camp the days, and what brothers and sisters pay less of. */
  readonly camp: QuotedDays | null;
}

interface QuotedDays {
  readonly days: readonly BookedDay[];
  /** Pence. */
  readonly reducible: number;
  readonly siblingPercent: number | null;
}

interface WaitingPerson {
  readonly ownerId: string;
  readonly attendeeId: string;
  /** Uses of benefits and packages may pay for it. */
  readonly withUses: boolean;
  /** Of a camp. */
  readonly days: readonly DayChoice[] | null;
}

/**
 * The price for somebody who waits; whether there is room does not count.
 *
 * @throws DomainError 404 for an unknown person; 422 with the code of the verdict
 */
export async function quoteWaiting(
  db: Tx,
  store: Store,
  { type, id }: Pick<WaitingTarget, 'type' | 'id'>,
  { ownerId, attendeeId, withUses, days }: WaitingPerson,
): Promise<WaitingQuote> {
  const choice = { cartItemId: null, ownerId, attendeeId, isByList: true };
  if (type === 'camp') {
    const quote = await quoteCamp(db, store, { ...choice, campId: id, options: campOptionsOf(days ?? []) });
    const { person, detail, reducible } = quote;
    const camp = { days: detail.days ?? [], reducible, siblingPercent: detail.siblingPercent ?? null };
    return { person, price: detail.price, pricingOptionId: null, hasClash: false, camp };
  }
  if (type === 'course') {
    const { person, offer } = await quoteCourse(db, store, {
      ...choice,
      courseId: id,
      pricingOptionId: null,
    });
    const { price, pricingOptionId } = offer;
    return { person, price, pricingOptionId, hasClash: false, camp: null };
  }
  const cheapest = { kind: withUses ? ('cheapest' as const) : ('without uses' as const) };
  const quote = await quoteBooking(db, store, {
    ...choice,
    sessionId: id,
    price: cheapest,
    quantity: 1,
    extras: [],
  });
  const { person, offer, clash } = quote;
  const { price, pricingOptionId } = offer;
  return { person, price, pricingOptionId, hasClash: clash !== null, camp: null };
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
  awaited: Pick<WaitingTarget, 'type' | 'id'>,
  { customerId: ownerId, attendeeIds, campDays: days }: WaitingRecord,
): Promise<WaitingQuote[] | WaitingEnd> {
  const quotes: WaitingQuote[] = [];
  for (const attendeeId of attendeeIds) {
    try {
      const quote = await quoteWaiting(db, store, awaited, { ownerId, attendeeId, withUses: false, days });
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
  awaited: Pick<WaitingTarget, 'type' | 'id'>,
  entry: WaitingRecord,
): Promise<number | null> {
  const quotes = await quotesFor(db, store, awaited, entry);
  if (!Array.isArray(quotes) || quotes.length < entry.attendeeIds.length) return null;
  return quotes.reduce((sum, { price }) => sum + price, 0) - siblingReduction(quotes);
}

/** What several children of one camp pay less together. */
function siblingReduction(quotes: readonly WaitingQuote[]): number {
  const camps = quotes.flatMap(({ camp }) => camp ?? []);
  if (camps.length === 0) return 0;
  const percent = camps[0]?.siblingPercent ?? null;
  const reductions = siblingReductions(
    camps.map(({ reducible }) => reducible),
    percent,
  );
  return reductions.reduce((sum, price) => sum + price, 0);
}
