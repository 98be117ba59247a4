import { invalid, validationErrorWithCode } from '../../common/index.ts';
import { type Offer, takesUses } from './offers.ts';
import { countAffordablePlaces, type Reduction } from './reductions.ts';

/** The price that a customer wants: the cheapest, one that they chose, or the cheapest that uses no benefit or package. */
export type PriceChoice =
  | { readonly kind: 'cheapest' | 'without uses' }
  | {
      readonly kind: 'chosen';
      readonly id: string;
      /** True if the cheapest is taken when the chosen one is no longer offered. */
      readonly orNext?: boolean;
    };

const NO_OFFER_MESSAGE = 'This person can’t use this price. Please choose another.';

/**
 * Finds the offer for a wanted price and a number of places. A benefit or package must have a use for each place.
 *
 * @throws DomainError 422: with the code `used_up` if a benefit or package has too few uses
 */
export function findChosenOffer(
  offers: readonly Offer[],
  reductions: readonly Reduction[],
  choice: PriceChoice,
  quantity: number,
): Offer {
  const chosenOffer = offers.find((offer) => {
    if (choice.kind === 'chosen')
      return offer.pricingOptionId === choice.id && hasEnoughUses(offer, quantity);
    return choice.kind === 'without uses' ? !takesUses(offer) : hasEnoughUses(offer, quantity);
  });
  if (chosenOffer) return chosenOffer;
  if (choice.kind !== 'chosen') throw invalid({ pricing_option_id: [NO_OFFER_MESSAGE] });
  if (choice.orNext) return findChosenOffer(offers, reductions, { kind: 'cheapest' }, quantity);
  const insufficientReduction = reductions.find(({ offerId }) => offerId === choice.id);
  if (!insufficientReduction) throw invalid({ pricing_option_id: [NO_OFFER_MESSAGE] });
  throw validationErrorWithCode('used_up', formatTooFewUses(insufficientReduction, quantity));
}

/** The first offer of a benefit or package that has a use for each place; null if there is none. */
export function findOfferWithUses(offers: readonly Offer[], quantity: number): Offer | null {
  return offers.find((offer) => takesUses(offer) && hasEnoughUses(offer, quantity)) ?? null;
}

function hasEnoughUses({ reduction }: Offer, quantity: number): boolean {
  return !reduction || reduction.kind === 'membership' || countAffordablePlaces(reduction) >= quantity;
}

function formatTooFewUses({ name, left, uses }: Reduction, quantity: number): string {
  if (left === 0) return `"${name}" is used up. Please choose another price.`;
  if (uses.isPersonal && quantity > 1)
    return `"${name}" is for one person: book one space with it, and the others at another price.`;
  const usesText = left === 1 ? '1 use' : `${left} uses`;
  return `"${name}" has ${usesText} left: book fewer spaces with it, or choose another price.`;
}
