import type { HireExtra } from '../../../store/schema/details.ts';
import type { Person } from '../../attendees/index.ts';
import {
  coversSessionAges,
  listOffers,
  type Offer,
  type PricedPerson,
  type Reduction,
} from '../../catalogue/index.ts';
import { invalid } from '../../common/index.ts';
import type { BookableSession } from './bookable-session.ts';

const EXTRA_NOT_HIRABLE_MESSAGE = 'You can’t hire this here. Please choose again.';

/** The people for whom a customer may book. A court is always hired in the customer's name. */
export function filterPeopleForSession({ facility }: BookableSession, people: readonly Person[]): Person[] {
  return people.filter(({ relation }) => facility === null || relation === 'self');
}

/** The extras with these ids. Throws 422 for one that cannot be hired with the slot. */
export function requireExtras({ facility }: BookableSession, extraIds: readonly string[]): HireExtra[] {
  const equipment = facility?.equipment ?? [];
  if (extraIds.some((id) => !equipment.some((extra) => extra.id === id)))
    throw invalid({ extras: [EXTRA_NOT_HIRABLE_MESSAGE] });
  return equipment.filter(({ id }) => extraIds.includes(id));
}

/** The offers for a person. For places without names, it also includes the prices for other ages that the session admits. */
export function listSessionOffers(
  { prices, age, activity }: BookableSession,
  person: PricedPerson,
  reductions: readonly Reduction[],
): Offer[] {
  const ownOffers = listOffers(prices, person, reductions);
  if (activity.detail.needsNames) return ownOffers;
  const otherPrices = prices
    .filter(
      ({ membership, id }) =>
        membership === 'none' && ownOffers.every((offer) => offer.pricingOptionId !== id),
    )
    .filter((price) => coversSessionAges(price, age))
    .map(({ id, label, price }): Offer => {
      return { pricingOptionId: id, label, price, fullPrice: price, reduction: null, isDefault: false };
    });
  return [...ownOffers, ...otherPrices];
}
