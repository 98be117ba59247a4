import type { Camp } from '@/shared/api';
import { addDays } from '@/shared/lib';
import type { ChosenDays, Day } from './chosen-days';

type CampPrices = Pick<Camp, 'days' | 'extras' | 'weekPrice' | 'siblingPercent'>;

/** The estimated price of one child's days, in pence, until the basket has the server's price. */
export interface PreviewPrice {
  readonly dayCount: number;
  /** The sum of all days and extras at their own prices. */
  readonly fullPence: number;
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
    const monday = findMonday(day.date);
    weeks.set(monday, [...(weeks.get(monday) ?? []), day]);
  }
  return [...weeks].map(([monday, weekDays]) => ({ monday, days: weekDays }));
}

/** The days of a week that take place. */
export function excludeCancelledDays(week: readonly Day[]): readonly Day[] {
  return week.filter(({ cancelledReason }) => cancelledReason === null);
}

/** The price of a whole week, in pence; if some of its days do not take place, in proportion to the others. */
export function calculateWeekPence(week: readonly Day[], pence: number): number {
  return Math.round((pence * excludeCancelledDays(week).length) / week.length);
}

/** The prices of several children in one basket, in their order. */
export function calculatePreviewPrices(camp: CampPrices, children: readonly ChosenDays[]): PreviewPrice[] {
  const singlePrices = children.map((chosenDays) => calculateSinglePrice(camp, chosenDays));
  const dayPrices = singlePrices.map(({ dayPence, weekReduction }) => dayPence - weekReduction);
  const dearestIndex = dayPrices.indexOf(Math.max(...dayPrices));
  return singlePrices.map(({ dayCount, fullPence, weekReduction }, index) => {
    const reducible = dayPrices[index] ?? 0;
    const siblingReduction =
      index === dearestIndex ? 0 : Math.round((reducible * (camp.siblingPercent ?? 0)) / 100);
    return {
      dayCount,
      fullPence,
      weekReduction,
      siblingReduction,
      total: fullPence - weekReduction - siblingReduction,
    };
  });
}

function calculateSinglePrice({ days, extras, weekPrice }: CampPrices, chosenDays: ChosenDays) {
  const pricedDays = days.flatMap((day) => {
    const choice = chosenDays[day.id];
    const option = day.options.find(({ id }) => id === choice?.optionId);
    return choice && option ? [{ day, option, extraIds: choice.extraIds }] : [];
  });
  const dayPence = sum(pricedDays.map(({ option }) => option.price.amount));
  const extraPence = sum(
    pricedDays.flatMap(({ extraIds }) =>
      extraIds.map((extraId) => extras.find(({ id }) => id === extraId)?.price.amount ?? 0),
    ),
  );
  const weekReduction = weekPrice
    ? sum(
        groupByWeek(days).map((week) => {
          const uncancelledDays = excludeCancelledDays(week.days);
          const fullDays = pricedDays.filter(
            ({ day, option }) => option.isFullDay && uncancelledDays.includes(day),
          );
          if (uncancelledDays.length === 0 || fullDays.length < uncancelledDays.length) return 0;
          const weekPence = calculateWeekPence(week.days, weekPrice.amount);
          return Math.max(0, sum(fullDays.map(({ option }) => option.price.amount)) - weekPence);
        }),
      )
    : 0;
  return { dayCount: pricedDays.length, dayPence, fullPence: dayPence + extraPence, weekReduction };
}

function findMonday(date: string): string {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
  return addDays(date, 1 - weekday);
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
