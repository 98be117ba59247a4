import type { Tx } from '../../../store/connection.ts';
import type { BookedDay } from '../../../store/schema/camp-details.ts';
import type { Store } from '../../../store/store.ts';
import type { Person } from '../../attendees/index.ts';
import {
  calculateSiblingReductions,
  type DayChoice,
  quoteCamp,
  toCampItemOptions,
} from '../../camps/index.ts';
import { DomainError } from '../../common/index.ts';
import type { WaitingEnd } from '../../common/types.ts';
import { quoteCourse } from '../../courses/index.ts';
import { quoteBooking, type WaitingRecord, type WaitingTarget } from '../../sessions/index.ts';

/** Somebody who could be booked in if there were a place, with their price. */
export interface WaitingQuote {
  readonly person: Person;
  /** In pence. */
  readonly price: number;
  /** Null if there is no price to choose. */
  readonly pricingOptionId: string | null;
  /** Whether the person has something else at the same time. */
  readonly hasClash: boolean;
  /** For a camp: the days, and the amount to which the sibling reduction applies. */
  readonly camp: QuotedCampDays | null;
}

interface QuotedCampDays {
  readonly days: readonly BookedDay[];
  /** In pence. */
  readonly reducibleAmount: number;
  readonly siblingPercent: number | null;
}

interface WaitingPerson {
  readonly ownerId: string;
  readonly attendeeId: string;
  /** Whether uses of benefits and packages may pay for it. */
  readonly mayUseReductions: boolean;
  /** The chosen days, for a camp. */
  readonly days: readonly DayChoice[] | null;
}

/**
 * Quotes the price for somebody who waits, whether or not there is room.
 * @throws DomainError 404 for an unknown person; 422 with the code of the verdict
 */
export async function quoteWaitingPerson(
  db: Tx,
  store: Store,
  { type, id }: Pick<WaitingTarget, 'type' | 'id'>,
  { ownerId, attendeeId, mayUseReductions, days }: WaitingPerson,
): Promise<WaitingQuote> {
  const choice = { cartItemId: null, ownerId, attendeeId, isFromWaitingList: true };
  if (type === 'camp') {
    const campQuote = await quoteCamp(db, store, {
      ...choice,
      campId: id,
      options: toCampItemOptions(days ?? []),
    });
    const { person, detail, reducibleAmount } = campQuote;
    const camp = { days: detail.days ?? [], reducibleAmount, siblingPercent: detail.siblingPercent ?? null };
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
  const cheapestPrice = { kind: mayUseReductions ? ('cheapest' as const) : ('without uses' as const) };
  const bookingQuote = await quoteBooking(db, store, {
    ...choice,
    sessionId: id,
    price: cheapestPrice,
    quantity: 1,
    extras: [],
  });
  const { person, offer, clash } = bookingQuote;
  const { price, pricingOptionId } = offer;
  return { person, price, pricingOptionId, hasClash: clash !== null, camp: null };
}

/**
 * Reasons that the customer can still resolve before accepting. Somebody with such a reason still gets an offer, without a price.
 */
const RESOLVABLE_CODES: readonly (string | null)[] = ['penalties', 'form_needed'];

/**
 * The prices of an entry's people, or why they can no longer be booked in. Uses of benefits and packages are
 * ignored, because nobody's uses are spent without asking.
 */
export async function findWaitingQuotes(
  db: Tx,
  store: Store,
  target: Pick<WaitingTarget, 'type' | 'id'>,
  { customerId: ownerId, attendeeIds, campDays: days }: WaitingRecord,
): Promise<WaitingQuote[] | WaitingEnd> {
  const quotes: WaitingQuote[] = [];
  for (const attendeeId of attendeeIds) {
    try {
      const personQuote = await quoteWaitingPerson(db, store, target, {
        ownerId,
        attendeeId,
        mayUseReductions: false,
        days,
      });
      if (personQuote.hasClash) return 'clash';
      quotes.push(personQuote);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      if (error.code === 'clash_refused') return 'clash';
      if (!RESOLVABLE_CODES.includes(error.code)) return 'not_possible';
    }
  }
  return quotes;
}

/** The current price of all people of an entry, in pence; null if some of them cannot be booked. */
export async function calculateEntryPrice(
  db: Tx,
  store: Store,
  target: Pick<WaitingTarget, 'type' | 'id'>,
  entry: WaitingRecord,
): Promise<number | null> {
  const quotes = await findWaitingQuotes(db, store, target, entry);
  if (!Array.isArray(quotes) || quotes.length < entry.attendeeIds.length) return null;
  return quotes.reduce((sum, { price }) => sum + price, 0) - sumSiblingReductions(quotes);
}

/** The sibling reduction of several children at one camp. */
function sumSiblingReductions(quotes: readonly WaitingQuote[]): number {
  const camps = quotes.flatMap(({ camp }) => camp ?? []);
  if (camps.length === 0) return 0;
  const siblingPercent = camps[0]?.siblingPercent ?? null;
  const reductions = calculateSiblingReductions(
    camps.map(({ reducibleAmount }) => reducibleAmount),
    siblingPercent,
  );
  return reductions.reduce((sum, price) => sum + price, 0);
}
