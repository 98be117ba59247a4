import type { Camp } from '@/shared/api';
import { addDays } from '@/shared/lib';
import type { ChosenDays, Day } from './chosen-days';

type CampPrices = Pick<Camp, 'days' | 'extras' | 'weekPrice' | 'siblingPercent'>;

/** The estimated price of one child's days, in pence, until the basket has the server's price. */
export interface PreviewPrice {
  readonly dayCount: number;
  /** The sum of all days and extras at their own prices. */
  readonly full: number;
  /** How much the week price saves. */
  readonly weekReduction: number;
  /** How much the sibling reduction saves. */
  readonly siblingReduction: number;
  readonly total: number;
}

/** The days of a camp grouped by week, each from Monday. */
export function groupByWeek(
  days: readonly Day[],
): { readonly monday: string; readonly days: readonly Day[] }[] {
  const weeks = new Map<string, Day[]>();
  for (const day of days) {
    const monday = mondayOf(day.date);
    weeks.set(monday, [...(weeks.get(monday) ?? []), day]);
  }
  return [...weeks].map(([monday, own]) => ({ monday, days: own }));
}

/** The days of a week that take place. */
export function filterHeldDays(week: readonly Day[]): readonly Day[] {
  return week.filter(({ cancelledReason }) => cancelledReason === null);
}

/** The price of a whole week, in pence; if some of its days do not take place, in proportion to the others. */
export function readWeekPence(week: readonly Day[], pence: number): number {
  return Math.round((pence * filterHeldDays(week).length) / week.length);
}

/** The prices of several children in one basket, in their order. */
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
        groupByWeek(days).map((week) => {
          const held = filterHeldDays(week.days);
          const full = taken.filter(({ day, option }) => option.isFullDay && held.includes(day));
          if (held.length === 0 || full.length < held.length) return 0;
          const price = readWeekPence(week.days, weekPrice.amount);
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
