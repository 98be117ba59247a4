import type { BookedReduction } from '../../../store/schema/details.ts';
import type { Offer, Reduction, Verdict } from '../../catalogue/index.ts';
import { formatMoney, formatShortDayAndTime } from '../../common/index.ts';

/** The facts about a booking that decide whether another person may come. */
export interface SwappableBooking {
  readonly isBooked: boolean;
  readonly kind: 'class' | 'court' | 'course' | 'camp';
  readonly hasName: boolean;
  readonly startsAt: Date;
  readonly freeUntil: Date;
}

/** Whether the person of a booking may be changed now. Without a message the page does not mention it. */
export interface SwapState {
  readonly allowed: boolean;
  readonly message: string | null;
}

const NOT_SWAPPABLE: SwapState = { allowed: false, message: null };

/** Whether the person of a booking may be changed, without deciding who comes instead. */
export function decideSwapState(
  { isBooked, kind, hasName, startsAt, freeUntil }: SwappableBooking,
  hasOtherPeople: boolean,
  now: Date,
): SwapState {
  if (!isBooked || !hasName || !hasOtherPeople || kind === 'court' || now >= startsAt) return NOT_SWAPPABLE;
  if (kind !== 'class') return { allowed: false, message: `You can’t change who’s going to a ${kind}.` };
  if (now > freeUntil)
    return {
      allowed: false,
      message: `You could change who’s going until ${formatShortDayAndTime(freeUntil)}.`,
    };
  return { allowed: true, message: null };
}

/** What was paid for a place. */
export interface PaidPlace {
  /** In pence. */
  readonly price: number;
  readonly reduction: BookedReduction | null;
}

/** Somebody who would come instead. */
export interface Substitute {
  readonly firstName: string;
  /** The verdict as if the place were free for them. */
  readonly verdict: Verdict;
  readonly offers: readonly Offer[];
  /** The benefits and packages that cover the session for them, including those that are used up. */
  readonly reductions: readonly Reduction[];
  /** The titles of the waivers that they have to sign and have not signed. */
  readonly unsignedWaiverTitles: readonly string[];
}

/** Why somebody cannot take over a place; null when they can. */
export function findSwapRefusal(paidPlace: PaidPlace, substitute: Substitute): string | null {
  const { firstName: name, verdict, unsignedWaiverTitles } = substitute;
  if (!verdict.canBook) return verdict.message ?? `You can’t book ${name} here.`;
  const priceRefusal = findPriceRefusal(paidPlace, substitute);
  if (priceRefusal !== null) return priceRefusal;
  const [waiverTitle] = unsignedWaiverTitles;
  return waiverTitle === undefined
    ? null
    : `You haven’t accepted “${waiverTitle}” for ${name}. Please cancel this booking and book for ${name}.`;
}

/**
 * Refuses unless both the kind of price and the amount are the same. A use that paid for the place stays with it
 * if it could have paid for this person too.
 */
function findPriceRefusal(
  { price, reduction }: PaidPlace,
  { firstName: name, offers, reductions }: Substitute,
): string | null {
  const insteadText = `Please cancel this booking and book for ${name}.`;
  if (reduction !== null && reduction.kind !== 'membership') {
    const { kind, id, uses } = reduction;
    const isCovered = reductions.some(
      (offer) => offer.kind === kind && offer.id === id && offer.uses.key === uses.key,
    );
    return isCovered ? null : `“${reduction.name}” doesn’t cover ${name}. ${insteadText}`;
  }
  const offersOfSameKind = offers.filter((offer) => offer.reduction?.kind === reduction?.kind);
  if (offersOfSameKind.some((offer) => offer.price === price)) return null;
  if (reduction !== null) return `“${reduction.name}” doesn’t cover ${name}. ${insteadText}`;
  const [otherOffer] = offersOfSameKind;
  return otherOffer
    ? `The price for ${name} is ${formatMoney(otherOffer.price)}, not ${formatMoney(price)}. ${insteadText}`
    : `${name} can’t use the price of this booking. ${insteadText}`;
}
