import { type BookableOptions, toNamedItem } from '@/features/choose-attendees';
import type { Cart, NewCartItem } from '@/shared/api';

type PlaceOptions = Pick<BookableOptions, 'id' | 'type' | 'people' | 'needsNames'>;

/**
 * Returns the item of a session or a course that needs no choice: a single attendee who can come, without a clash, at
 * their cheapest price. Returns null if something has to be chosen or nobody can come.
 */
export function toReadyItem(
  { id, type, people, needsNames }: PlaceOptions,
  extras: readonly string[] = [],
): NewCartItem | null {
  const [person, ...otherPeople] = people;
  if (!person || otherPeople.length > 0 || !needsNames) return null;
  const { attendee, verdict, offers, clash } = person;
  const offer = offers.find(({ isDefault }) => isDefault);
  if (!verdict.canBook || !offer || clash) return null;
  const item = toNamedItem({ id, ...(type && { type }) }, attendee.id, offer.pricingOptionId);
  return extras.length > 0 ? { ...item, extras: [...extras] } : item;
}

/** The number of places of a session or a course in the basket. */
export function countPlacesInBasket(cart: Cart | null, sessionId: string): number {
  const sessionItems = (cart?.items ?? []).filter(({ objectId }) => objectId === sessionId);
  return sessionItems.reduce((sum, { quantity }) => sum + quantity, 0);
}
