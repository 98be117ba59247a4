import { calculateHirePrice } from '@/features/choose-attendees';
import type { ActivitySessionDetail, CartItemOptions, Offer, PersonVerdict } from '@/shared/api';
import { type Item, listHiredIds } from './items';

/** The changeable choices of a session item. */
export interface ItemChoice {
  readonly attendeeId: string;
  readonly pricingOptionId: string;
  readonly quantity: number;
  /** The IDs of extras hired with a court. */
  readonly extras: readonly string[];
}

/** The current choices of an item. */
export function readItemChoice(item: Item): ItemChoice {
  const { purchasedForUserId, pricingOptionId, quantity } = item;
  return {
    attendeeId: purchasedForUserId ?? '',
    pricingOptionId: pricingOptionId ?? '',
    quantity,
    extras: listHiredIds(item),
  };
}

/** The price of an item with these choices, in pence; null if it is not known. */
export function calculateChoicePrice(
  { people, extras = [] }: PeopleAndExtras,
  { attendeeId, pricingOptionId, quantity, extras: hiredIds }: ItemChoice,
): number | null {
  const person = people.find(({ attendee }) => attendee.id === attendeeId) ?? people[0];
  const offer = person?.offers.find((candidate) => candidate.pricingOptionId === pricingOptionId);
  if (!offer) return null;
  // Not enough uses of a benefit or a package are left, so only the server knows the price.
  if (quantity > (offer.reduction?.left ?? quantity)) return null;
  return (offer.price.amount + calculateHirePrice(extras, hiredIds)) * quantity;
}

type PeopleAndExtras = Pick<ActivitySessionDetail, 'people'> & Partial<Pick<ActivitySessionDetail, 'extras'>>;

/**
 * The people for a change of this item: its own place counts as free for each of them, so that neither a full session
 * nor the item itself rules them out.
 */
export function listSelectablePeople(
  item: Item,
  { people }: Pick<ActivitySessionDetail, 'people'>,
): PersonVerdict[] {
  return people.map((person) => {
    const isOwnPlace = person.attendee.id === item.purchasedForUserId && person.verdict.code === 'in_basket';
    const canTakeOver = person.verdict.code === 'full' && item.hold?.state === 'held';
    return isOwnPlace || canTakeOver
      ? { ...person, verdict: { canBook: true, code: 'ok', message: null } }
      : person;
  });
}

/** The most places that an item can have: limited per order, and by the free places plus its own. */
export function calculateMostPlaces(
  item: Item,
  { orderLimit, remaining }: Pick<ActivitySessionDetail, 'orderLimit' | 'remaining'>,
  offer?: Pick<Offer, 'reduction'>,
): number {
  const heldPlaces = item.hold?.state === 'held' ? item.quantity : 0;
  const mostPlaces = Math.min(
    orderLimit,
    (remaining ?? orderLimit) + heldPlaces,
    offer?.reduction?.mostPlaces ?? orderLimit,
  );
  return Math.max(item.quantity, mostPlaces);
}

/** All options of an item after a change; the server treats missing options as no longer chosen. */
export function buildChangedOptions(item: Item, choice: ItemChoice): CartItemOptions {
  if (item.when === null) return { ...item.options, quantity: choice.quantity };
  const { pricingOptionId, attendeeId, quantity } = choice;
  const extras = item.canEdit.includes('extras') ? { extras: [...choice.extras] } : {};
  return item.attendee
    ? { purchased_for_user_id: attendeeId, pricing_option_id: pricingOptionId, ...extras }
    : { pricing_option_id: pricingOptionId, quantity, ...extras };
}
