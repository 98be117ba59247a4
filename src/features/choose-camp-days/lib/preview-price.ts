import type { Camp } from '@/shared/api';
import { addDays } from '@/shared/lib';
import type { ChosenDays, Day } from './chosen-days';

type CampPrices = Pick<Camp, 'days' | 'extras' | 'weekPrice' | 'siblingPercent'>;

/** What one child's days will cost, in pence, before the server says so in the basket. */
export interface PreviewPrice {
  readonly dayCount: number;
  /** Each day and extra at its own price. */
  readonly full: number;
  /** What the price of the week takes off. */
  readonly weekReduction: number;
  /** What the child pays less as a brother or sister. */
  readonly siblingReduction: number;
  readonly total: number;
}

/** The days of a camp by week, each from Monday. */
export function weeksOf(days: readonly Day[]): { readonly monday: string; readonly days: readonly Day[] }[] {
  const weeks = new Map<string, Day[]>();
  for (const day of days) {
    const monday = mondayOf(day.date);
    weeks.set(monday, [...(weeks.get(monday) ?? []), day]);
  }
  return [...weeks].map(([monday, own]) => ({ monday, days: own }));
}

/** The days of a week that take place. */
export function heldDays(week: readonly Day[]): readonly Day[] {
  return week.filter(({ cancelledReason }) => cancelledReason === null);
}

/** The price of a whole week, in pence: where some of its days do not take place, it is the others' share. */
export function weekPence(week: readonly Day[], pence: number): number {
  return Math.round((pence * heldDays(week).length) / week.length);
}

/** The prices of several children of one basket, in their order. */
export function previewPrices(camp: CampPrices, children: readonly ChosenDays[]): PreviewPrice[] {
  const alone = children.map((chosen) => priceAlone(camp, chosen));
  const days = alone.map(({ dayPence, weekReduction }) => dayPence - weekReduction);
  const dearest = days.indexOf(Math.max(...days));
  return alone.map(({ dayCount, full, weekReduction }, index) => {
    const reducible = days[index] ?? 0;
    const siblingReduction =
      index === dearest ? 0 : Math.round((reducible * (camp.siblingPercent ?? 0)) / 100);
    return {
      dayCount,
      full,
      weekReduction,
      siblingReduction,
      total: full - weekReduction - siblingReduction,
    };
  });
}

function priceAlone({ days, extras, weekPrice }: CampPrices, chosen: ChosenDays) {
  const taken = days.flatMap((day) => {
    const choice = chosen[day.id];
    const option = day.options.find(({ id }) => id === choice?.optionId);
    return choice && option ? [{ day, option, extraIds: choice.extraIds }] : [];
  });
  const dayPence = sum(taken.map(({ option }) => option.price.amount));
  const extraPence = sum(
    taken.flatMap(({ extraIds }) =>
      extraIds.map((extraId) => extras.find(({ id }) => id === extraId)?.price.amount ?? 0),
    ),
  );
  const weekReduction = weekPrice
    ? sum(
        weeksOf(days).map((week) => {
          const held = heldDays(week.days);
          const full = taken.filter(({ day, option }) => option.isFullDay && held.includes(day));
          if (held.length === 0 || full.length < held.length) return 0;
          const price = weekPence(week.days, weekPrice.amount);
          return Math.max(0, sum(full.map(({ option }) => option.price.amount)) - price);
        }),
      )
    : 0;
  return { dayCount: taken.length, dayPence, full: dayPence + extraPence, weekReduction };
}

function mondayOf(date: string): string {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
  return addDays(date, 1 - weekday);
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
