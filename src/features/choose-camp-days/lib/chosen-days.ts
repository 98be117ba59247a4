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

/**
 * A choice for a day was ticked or unticked: one is taken of each day. The second half makes it the full day, where that can
 * be had, because it costs less than two halves.
 */
export function withOption(chosen: ChosenDays, day: Day, optionId: string, taken: BookedDays): ChosenDays {
  const { [day.id]: current, ...others } = chosen;
  if (current?.optionId === optionId) return others;
  const option = (id: string | undefined) => day.options.find((one) => one.id === id);
  const halves = [option(current?.optionId), option(optionId)];
  const full = day.options.find(({ isFullDay }) => isFullDay);
  const areHalves = halves.every((half) => half !== undefined && !half.isFullDay);
  const wanted = areHalves && full && canChoose(day, full, taken) ? full : option(optionId);
  if (!wanted) return chosen;
  const extraIds = (current?.extraIds ?? []).filter((id) => wanted.extraIds.includes(id));
  return { ...others, [day.id]: { optionId: wanted.id, extraIds } };
}

/** An extra of a chosen day was ticked or unticked. */
export function withExtra(chosen: ChosenDays, dayId: string, extraId: string): ChosenDays {
  const current = chosen[dayId];
  if (!current) return chosen;
  const extraIds = current.extraIds.includes(extraId)
    ? current.extraIds.filter((id) => id !== extraId)
    : [...current.extraIds, extraId];
  return { ...chosen, [dayId]: { ...current, extraIds } };
}

/** The full day of each of these days; what is chosen for others stays. */
export function withFullDays(chosen: ChosenDays, days: readonly Day[]): ChosenDays {
  const full = days.flatMap((day) => {
    const option = day.options.find(({ isFullDay }) => isFullDay);
    return option ? [[day.id, { optionId: option.id, extraIds: chosen[day.id]?.extraIds ?? [] }]] : [];
  });
  return { ...chosen, ...Object.fromEntries(full) };
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
