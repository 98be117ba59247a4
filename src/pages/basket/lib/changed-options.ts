import type { ActivitySessionDetail, CartItemOptions, PersonVerdict } from '@/shared/api';
import type { Item } from './items';

/** What can be chosen again for an item of a session. */
export interface ItemChoice {
  readonly personId: string;
  readonly pricingOptionId: string;
  readonly quantity: number;
}

/** The choice that the item stands for. */
export function choiceOfItem({ purchasedForUserId, pricingOptionId, quantity }: Item): ItemChoice {
  return { personId: purchasedForUserId ?? '', pricingOptionId: pricingOptionId ?? '', quantity };
}

/**
 * The people as they are for a change: the item's own place counts as free for each of them, so neither a full session nor
 * the item itself stands in the way.
 */
export function peopleFor(item: Item, { people }: Pick<ActivitySessionDetail, 'people'>): PersonVerdict[] {
  return people.map((person) => {
    const isOwn = person.attendee.id === item.purchasedForUserId && person.verdict.code === 'in_basket';
    const takesOver = person.verdict.code === 'full' && item.hold?.state === 'held';
    return isOwn || takesOver ? { ...person, verdict: { canBook: true, code: 'ok', message: null } } : person;
  });
}

/** The most places that an item can have: the limit of an order, what is free and what it has. */
export function mostPlacesFor(
  item: Item,
  { orderLimit, remaining }: Pick<ActivitySessionDetail, 'orderLimit' | 'remaining'>,
): number {
  const own = item.hold?.state === 'held' ? item.quantity : 0;
  return Math.max(item.quantity, Math.min(orderLimit, (remaining ?? orderLimit) + own));
}

/** The options of an item after a change, all of them, since those that are left out are no longer chosen. */
export function changedOptions(item: Item, choice: ItemChoice): CartItemOptions {
  if (item.when === null) return { ...item.options, quantity: choice.quantity };
  const { pricingOptionId, personId, quantity } = choice;
  return item.attendee
    ? { purchased_for_user_id: personId, pricing_option_id: pricingOptionId }
    : { pricing_option_id: pricingOptionId, quantity };
}
