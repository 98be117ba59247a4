import { hasRoom } from '@/entities/camp';
import type { Camp, CampDays, CampPerson } from '@/shared/api';

export type Day = Camp['days'][number];
export type Option = Day['options'][number];

/** What is chosen for a day. */
export interface DayChoice {
  readonly optionId: string;
  readonly extraIds: readonly string[];
}

/** What is chosen for one child, by day. */
export type ChosenDays = Readonly<Record<string, DayChoice>>;

/** What a child has already, in whole or in part. */
export type BookedDays = CampPerson['taken'];

/** What one of several children has already. */
export interface ChildBookedDays {
  readonly name: string;
  readonly taken: BookedDays;
}

const isTaken = (taken: BookedDays, dayId: string, optionId: string) =>
  taken.some((one) => one.dayId === dayId && one.optionId === optionId);

/** Whether a choice for a day can be made for a child who has these already. */
export function canChoose({ id }: Pick<Day, 'id'>, option: Option, taken: BookedDays): boolean {
  return hasRoom(option) && !isTaken(taken, id, option.id);
}

/** Whether a child has this choice, or a part of it, already. */
export function hasAlready({ id }: Pick<Day, 'id'>, option: Option, taken: BookedDays): boolean {
  return isTaken(taken, id, option.id);
}

/** What is chosen, as far as it can still be had. */
export function keepAvailable(
  chosen: ChosenDays,
  { days }: Pick<Camp, 'days'>,
  taken: BookedDays,
): ChosenDays {
  const open = Object.entries(chosen).filter(([dayId, { optionId }]) => {
    const day = days.find(({ id }) => id === dayId);
    const option = day?.options.find(({ id }) => id === optionId);
    return day && option && canChoose(day, option, taken);
  });
  return Object.fromEntries(open);
}

/** What an item of the basket holds, as it was chosen. */
export function toChosenDays({ days, extras }: CampDays): ChosenDays {
  const ofDay = (id: string) => extras.filter(({ dayId }) => dayId === id).map(({ extraId }) => extraId);
  return Object.fromEntries(days.map(({ dayId, optionId }) => [dayId, { optionId, extraIds: ofDay(dayId) }]));
}

/** What is chosen, as the basket takes it, in the order of the days. */
export function toCampDays(chosen: ChosenDays, { days }: Pick<Camp, 'days'>): CampDays {
  const inOrder = days.flatMap(({ id }) => {
    const choice = chosen[id];
    return choice ? [{ dayId: id, ...choice }] : [];
  });
  return {
    days: inOrder.map(({ dayId, optionId }) => ({ dayId, optionId })),
    extras: inOrder.flatMap(({ dayId, extraIds }) => extraIds.map((extraId) => ({ dayId, extraId }))),
  };
}
