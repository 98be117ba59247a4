import { hasLostPlace } from '@/entities/cart';
import { hirePrice, type NamedChoice, namedPlace } from '@/features/choose-attendees';
import type { ActivitySessionDetail, Cart, NewCartItem, Offer, PersonVerdict } from '@/shared/api';

/** A place in a session that is booked on its own, over the page on which it was wanted. */
export interface PlaceToOrder {
  readonly session: ActivitySessionDetail;
  /** The slug of the centre. */
  readonly slug: string;
  /** Ids of what is hired with a court. */
  readonly extras: readonly string[];
  /** What the customer has chosen already. */
  readonly choice: NamedChoice | null;
}

/** A place with what the customer has been told that it costs. */
export interface Order {
  readonly items: readonly NewCartItem[];
  /** In minor units. */
  readonly amount: number;
}

/** Those who can come to a session, each with prices. */
export const ableTo = ({ people }: Pick<ActivitySessionDetail, 'people'>): readonly PersonVerdict[] =>
  people.filter(({ verdict, offers }) => verdict.canBook && offers.length > 0);

/** Whether a session is booked for one person by name, and somebody can come. */
export const isForOnePerson = (session: ActivitySessionDetail): boolean =>
  session.needsNames && ableTo(session).length > 0;

const usualOffer = (offers: readonly Offer[]) => offers.find(({ isDefault }) => isDefault) ?? offers[0];

/** The customer themselves, if they can come, else the first who can, at their usual price. */
export function usualChoice(session: ActivitySessionDetail): NamedChoice | null {
  const able = ableTo(session);
  const person = able.find(({ attendee }) => attendee.relation === 'self') ?? able[0];
  const offer = person && usualOffer(person.offers);
  return person && offer ? { personId: person.attendee.id, pricingOptionId: offer.pricingOptionId } : null;
}

/** The choice of another person, at their usual price. */
export function choiceOf(session: ActivitySessionDetail, personId: string): NamedChoice | null {
  const person = ableTo(session).find(({ attendee }) => attendee.id === personId);
  const offer = person && usualOffer(person.offers);
  return offer ? { personId, pricingOptionId: offer.pricingOptionId } : null;
}

/** What is sent for a choice, and what it costs with what is hired; null when it is no longer offered. */
export function orderOf(
  { session, extras }: Pick<PlaceToOrder, 'session' | 'extras'>,
  { personId, pricingOptionId }: NamedChoice,
): Order | null {
  const person = ableTo(session).find(({ attendee }) => attendee.id === personId);
  const offer = person?.offers.find((one) => one.pricingOptionId === pricingOptionId);
  if (!offer) return null;
  const item = namedPlace({ id: session.id }, personId, pricingOptionId);
  return {
    items: [extras.length > 0 ? { ...item, extras: [...extras] } : item],
    amount: offer.price.amount + hirePrice(session.extras, extras),
  };
}

/** `add`: the place is not in the basket yet. `basket`: more has to be done than one press can say. `price`: it costs something else now. */
export type NextStep = 'add' | 'basket' | 'price' | 'confirm' | 'pay';

/** What comes next on the way from a place to its booking, with the basket as it is. */
export function nextStep(cart: Cart | null, { items, amount }: Order): NextStep {
  const own = cart?.items.filter(({ objectId }) => objectId === items[0]?.id) ?? [];
  if (!cart || own.length === 0) return 'add';
  const needsMore = cart.attendeeWaiversRequired || cart.items.some(({ needsForm }) => needsForm);
  if (cart.items.length > 1 || needsMore || hasLostPlace(cart)) return 'basket';
  if (cart.totals.balance !== amount) return 'price';
  return amount > 0 ? 'pay' : 'confirm';
}
