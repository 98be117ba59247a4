import { hasLostPlace } from '@/entities/cart';
import { calculateHirePrice, type NamedChoice, toNamedItem } from '@/features/choose-attendees';
import type { ActivitySessionDetail, Cart, NewCartItem, Offer, PersonVerdict } from '@/shared/api';

/** A place in a session that is booked on its own, in a sheet over the page. */
export interface PlaceToOrder {
  readonly session: ActivitySessionDetail;
  /** The slug of the centre. */
  readonly slug: string;
  /** The IDs of the hired extras. */
  readonly extras: readonly string[];
  /** The attendee and the price that the customer has chosen; null if there is no choice yet. */
  readonly choice: NamedChoice | null;
}

/** A place with the price that the customer has seen. */
export interface Order {
  readonly items: readonly NewCartItem[];
  /** In minor units. */
  readonly amount: number;
}

/** The people who can come to a session, each with at least one price. */
export const filterAble = ({ people }: Pick<ActivitySessionDetail, 'people'>): readonly PersonVerdict[] =>
  people.filter(({ verdict, offers }) => verdict.canBook && offers.length > 0);

/** Whether a session is booked for one person by name, and somebody can come. */
export const isForOnePerson = (session: ActivitySessionDetail): boolean =>
  session.needsNames && filterAble(session).length > 0;

const findUsualOffer = (offers: readonly Offer[]) => offers.find(({ isDefault }) => isDefault) ?? offers[0];

/** The customer, if they can come, otherwise the first person who can, at their usual price; null if nobody can. */
export function findUsualChoice(session: ActivitySessionDetail): NamedChoice | null {
  const able = filterAble(session);
  const person = able.find(({ attendee }) => attendee.relation === 'self') ?? able[0];
  const offer = person && findUsualOffer(person.offers);
  return person && offer ? { attendeeId: person.attendee.id, pricingOptionId: offer.pricingOptionId } : null;
}

/** The choice of another person, at their usual price. */
export function findChoice(session: ActivitySessionDetail, attendeeId: string): NamedChoice | null {
  const person = filterAble(session).find(({ attendee }) => attendee.id === attendeeId);
  const offer = person && findUsualOffer(person.offers);
  return offer ? { attendeeId, pricingOptionId: offer.pricingOptionId } : null;
}

/** The items for a choice, and its price including hire; null if the choice is no longer offered. */
export function planOrder(
  { session, extras }: Pick<PlaceToOrder, 'session' | 'extras'>,
  { attendeeId, pricingOptionId }: NamedChoice,
): Order | null {
  const person = filterAble(session).find(({ attendee }) => attendee.id === attendeeId);
  const offer = person?.offers.find((candidate) => candidate.pricingOptionId === pricingOptionId);
  if (!offer) return null;
  const item = toNamedItem({ id: session.id }, attendeeId, pricingOptionId);
  return {
    items: [extras.length > 0 ? { ...item, extras: [...extras] } : item],
    amount: offer.price.amount + calculateHirePrice(session.extras, extras),
  };
}

/**
 * `add`: the place is not in the basket yet. `basket`: the customer has to do more in the basket. `price`: the price
 * has changed.
 */
export type NextStep = 'add' | 'basket' | 'price' | 'confirm' | 'pay';

/** Determines the next step of an order from the current basket. */
export function chooseNextStep(cart: Cart | null, { items, amount }: Order): NextStep {
  const sessionItems = cart?.items.filter(({ objectId }) => objectId === items[0]?.id) ?? [];
  if (!cart || sessionItems.length === 0) return 'add';
  const needsMore = cart.attendeeWaiversRequired || cart.items.some(({ needsForm }) => needsForm);
  if (cart.items.length > 1 || needsMore || hasLostPlace(cart)) return 'basket';
  if (cart.totals.balance !== amount) return 'price';
  return amount > 0 ? 'pay' : 'confirm';
}
