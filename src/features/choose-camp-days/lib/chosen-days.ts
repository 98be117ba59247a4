import { hasRoom } from '@/entities/camp';
import type { Camp, CampDays, CampPerson } from '@/shared/api';

export type Day = Camp['days'][number];
export type Option = Day['options'][number];

/** The choices for one day. */
export interface DayChoice {
  readonly optionId: string;
  readonly extraIds: readonly string[];
}

/** One child's choices, by day id. */
export type ChosenDays = Readonly<Record<string, DayChoice>>;

/** The days that a child has already booked, in whole or in part. */
export type BookedDays = CampPerson['taken'];

/** The booked days of one of several children. */
export interface ChildBookedDays {
  readonly name: string;
  readonly bookedDays: BookedDays;
}

const isTaken = (taken: BookedDays, dayId: string, optionId: string) =>
  taken.some((booked) => booked.dayId === dayId && booked.optionId === optionId);

/** Whether a child with these booked days can have this option. */
export function canChoose({ id }: Pick<Day, 'id'>, option: Option, taken: BookedDays): boolean {
  return hasRoom(option) && !isTaken(taken, id, option.id);
}

/** Whether a child already has this option, or part of it. */
export function isBooked({ id }: Pick<Day, 'id'>, option: Option, taken: BookedDays): boolean {
  return isTaken(taken, id, option.id);
}

/** The choices that are still available. */
export function filterAvailableDays(
  chosenDays: ChosenDays,
  { days }: Pick<Camp, 'days'>,
  taken: BookedDays,
): ChosenDays {
  const availableDays = Object.entries(chosenDays).filter(([dayId, { optionId }]) => {
    const day = days.find(({ id }) => id === dayId);
    const option = day?.options.find(({ id }) => id === optionId);
    return day && option && canChoose(day, option, taken);
  });
  return Object.fromEntries(availableDays);
}

/** The choices of a cart item. */
export function toChosenDays({ days, extras }: CampDays): ChosenDays {
  const listExtraIds = (id: string) =>
    extras.filter(({ dayId }) => dayId === id).map(({ extraId }) => extraId);
  return Object.fromEntries(
    days.map(({ dayId, optionId }) => [dayId, { optionId, extraIds: listExtraIds(dayId) }]),
  );
}

/** The choices in the form that the basket takes, in the order of the days. */
export function toCampDays(chosenDays: ChosenDays, { days }: Pick<Camp, 'days'>): CampDays {
  const sortedDays = days.flatMap(({ id }) => {
    const choice = chosenDays[id];
    return choice ? [{ dayId: id, ...choice }] : [];
  });
  return {
    days: sortedDays.map(({ dayId, optionId }) => ({ dayId, optionId })),
    extras: sortedDays.flatMap(({ dayId, extraIds }) => extraIds.map((extraId) => ({ dayId, extraId }))),
  };
}
