import {
  type ChosenDays,
  keepAvailable,
  previewPrices,
  toCampDays,
  toChosenDays,
} from '@/features/choose-camp-days';
import { type Camp, type CampDays, type CartItemOptions, campDaysIn } from '@/shared/api';
import type { Item } from './items';

/** The days that an item holds, as they are chosen. */
export const daysOfItem = ({ options }: Pick<Item, 'options'>): ChosenDays =>
  toChosenDays(campDaysIn(options));

/** What the person of an item has of the camp besides it. */
export const otherBookedDays = ({ attendee }: Pick<Item, 'attendee'>, { people }: Pick<Camp, 'people'>) =>
  people.find((person) => person.attendee.id === attendee?.id)?.taken ?? [];

/** The days after a change as the basket takes them, as far as they can be had; null when they are those of the item. */
export function changedDays(item: Item, camp: Camp, chosen: ChosenDays): CampDays | null {
  const days = toCampDays(keepAvailable(chosen, camp, otherBookedDays(item, camp)), camp);
  const before = toCampDays(daysOfItem(item), camp);
  return JSON.stringify(days) === JSON.stringify(before) ? null : days;
}

/** What the item will cost, in pence, beside the other children of the basket at this camp. */
export function changedPrice(item: Item, items: readonly Item[], camp: Camp, chosen: ChosenDays): number {
  const children = items.filter(({ type, objectId }) => type === 'camp' && objectId === item.objectId);
  const prices = previewPrices(
    camp,
    children.map((child) => (child.id === item.id ? chosen : daysOfItem(child))),
  );
  return prices[children.findIndex(({ id }) => id === item.id)]?.total ?? 0;
}

/** Why days were refused, by their ids, from the fields of what was sent: `days.1` is the second of them. */
export function refusedDays(
  sent: CartItemOptions,
  errors: Readonly<Record<string, readonly string[]>>,
): Record<string, string> {
  const { days } = campDaysIn(sent);
  return Object.fromEntries(
    days.flatMap(({ dayId }, index) => {
      const [message] = errors[`days.${index}`] ?? [];
      return message === undefined ? [] : [[dayId, message]];
    }),
  );
}
