import {
  type ChosenDays,
  calculatePreviewPrices,
  filterAvailableDays,
  toCampDays,
  toChosenDays,
} from '@/features/choose-camp-days';
import { type Camp, type CampDays, type CartItemOptions, readCampDays } from '@/shared/api';
import type { Item } from './items';

/** The days and options that an item holds. */
export const readItemDays = ({ options }: Pick<Item, 'options'>): ChosenDays =>
  toChosenDays(readCampDays(options));

/** What the attendee of an item has already booked of the camp, apart from this item. */
export const findOtherBookedDays = ({ attendee }: Pick<Item, 'attendee'>, { people }: Pick<Camp, 'people'>) =>
  people.find((person) => person.attendee.id === attendee?.id)?.taken ?? [];

/** The days after a change, in the format of the basket and limited to those available; null if nothing has changed. */
export function findChangedDays(item: Item, camp: Camp, chosenDays: ChosenDays): CampDays | null {
  const days = toCampDays(filterAvailableDays(chosenDays, camp, findOtherBookedDays(item, camp)), camp);
  const daysBefore = toCampDays(readItemDays(item), camp);
  return JSON.stringify(days) === JSON.stringify(daysBefore) ? null : days;
}

/** The new price of an item, in pence, taking the other children of the basket at this camp into account. */
export function calculateChangedPrice(
  item: Item,
  items: readonly Item[],
  camp: Camp,
  chosenDays: ChosenDays,
): number {
  const campItems = items.filter(({ type, objectId }) => type === 'camp' && objectId === item.objectId);
  const prices = calculatePreviewPrices(
    camp,
    campItems.map((campItem) => (campItem.id === item.id ? chosenDays : readItemDays(campItem))),
  );
  return prices[campItems.findIndex(({ id }) => id === item.id)]?.total ?? 0;
}

/** Why days were refused, by their IDs. The server names them by field: `days.1` is the second of the sent days. */
export function readDayErrors(
  sentOptions: CartItemOptions,
  errors: Readonly<Record<string, readonly string[]>>,
): Record<string, string> {
  const { days } = readCampDays(sentOptions);
  return Object.fromEntries(
    days.flatMap(({ dayId }, index) => {
      const [message] = errors[`days.${index}`] ?? [];
      return message === undefined ? [] : [[dayId, message]];
    }),
  );
}
