import type { CountedUses, PriceOption } from '../../common/types.ts';
import type { Reduction } from './reductions.ts';

/** A membership that a person has. */
export interface HeldMembership {
  id: string;
  name: string;
  /** The names of its categories. */
  categories: readonly string[];
}

/** The facts about a person that prices depend on. */
export interface PricedPerson {
  /** The age in years; null for a customer who has given no date of birth. */
  age: number | null;
  memberships: readonly HeldMembership[];
}

/** What lowers a price. `left`: how many uses are left; null when they are not counted. */
export type OfferReduction =
  | { kind: 'membership'; id: string; name: string }
  | { kind: 'benefit' | 'package'; id: string; name: string; left: number | null; uses: CountedUses };

export interface Offer {
  pricingOptionId: string;
  label: string;
  price: number;
  /** What the person would pay without the reduction. */
  fullPrice: number;
  reduction: OfferReduction | null;
  isDefault: boolean;
}

/** The assumed age of a person who has given no date of birth. */
const ASSUMED_AGE = 30;

/**
 * The offers for one person, the cheapest first, which is the default. Reductions keep their order, and are offered only if the
 * place costs something and the person could book it without them.
 */
export function listOffers(
  options: readonly PriceOption[],
  person: PricedPerson,
  reductions: readonly Reduction[] = [],
): Offer[] {
  const optionsForAge = options.filter((option) => isForAge(option, person.age ?? ASSUMED_AGE));
  const nonMemberOptions = optionsForAge.filter(({ membership }) => membership === 'none');
  const fullPrice =
    nonMemberOptions.length > 0 ? Math.min(...nonMemberOptions.map(({ price }) => price)) : null;
  const offers = optionsForAge.flatMap((option) => {
    if (option.membership === 'none') return [toOffer(option, option.price, null)];
    const membership = person.memberships.find((membership) => isAllowedBy(option, membership));
    return membership ? [toOffer(option, Math.max(fullPrice ?? 0, option.price), membership)] : [];
  });
  return [...listReducedOffers(offers, reductions, fullPrice), ...offers]
    .sort((first, second) => first.price - second.price)
    .map((offer, index) => ({ ...offer, isDefault: index === 0 }));
}

function listReducedOffers(
  offers: readonly Offer[],
  reductions: readonly Reduction[],
  fullPrice: number | null,
): Offer[] {
  const lowestPrice = Math.min(...offers.map(({ price }) => price));
  if (offers.length === 0 || lowestPrice === 0) return [];
  return reductions
    .filter(({ left }) => left !== 0)
    .map(({ offerId, label, kind, id, name, left, uses }) => ({
      pricingOptionId: offerId,
      label,
      price: 0,
      fullPrice: Math.max(fullPrice ?? 0, lowestPrice),
      reduction: { kind, id, name, left, uses },
      isDefault: false,
    }));
}

/** Whether an offer takes uses of a benefit or a package. */
export function takesUses({ reduction }: Offer): boolean {
  return reduction !== null && reduction.kind !== 'membership';
}

/** The lowest price without a membership for a person of an age; null when there is none. */
export function findNonMemberPrice(
  options: readonly PriceOption[],
  age: number = ASSUMED_AGE,
): number | null {
  const [lowestPrice] = listOffers(options, { age, memberships: [] });
  return lowestPrice?.price ?? null;
}

/** The lowest price that a membership gives at an age; null where none is lower than the price without one. */
export function findMemberPrice(options: readonly PriceOption[], age: number): number | null {
  const nonMemberPrice = findNonMemberPrice(options, age);
  const memberPrices = options
    .filter((option) => option.membership !== 'none' && isForAge(option, age))
    .map(({ price }) => price);
  const lowestMemberPrice = Math.min(...memberPrices);
  return nonMemberPrice !== null && lowestMemberPrice < nonMemberPrice ? lowestMemberPrice : null;
}

function toOffer(option: PriceOption, fullPrice: number, membership: HeldMembership | null): Offer {
  return {
    pricingOptionId: option.id,
    label: membership && option.price === 0 ? `Included in your ${membership.name}` : option.label,
    price: option.price,
    fullPrice,
    reduction: membership && { kind: 'membership', id: membership.id, name: membership.name },
    isDefault: false,
  };
}

function isForAge({ minAge, maxAge }: PriceOption, age: number): boolean {
  return (minAge === null || age >= minAge) && (maxAge === null || age <= maxAge);
}

function isAllowedBy({ membership }: PriceOption, { categories }: HeldMembership): boolean {
  if (membership === 'none' || membership === 'any') return true;
  return membership.categories.some((category) => categories.includes(category));
}

/** Whether a price is for any of a session's ages; `age` is null if the session is for all ages. */
export function coversSessionAges(
  { minAge, maxAge }: Pick<PriceOption, 'minAge' | 'maxAge'>,
  age: { min: number | null; max: number | null } | null,
): boolean {
  const [oldest, youngest] = [maxAge ?? Number.POSITIVE_INFINITY, minAge ?? 0];
  return oldest >= (age?.min ?? 0) && youngest <= (age?.max ?? Number.POSITIVE_INFINITY);
}
