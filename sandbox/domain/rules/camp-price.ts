import { addDays } from './dates.ts';
import { percentOf } from './money.ts';
import { weekdayOf } from './wall-clock.ts';

/** A chosen day of a camp, in pence. */
export interface ChosenDay {
  readonly date: string;
  readonly isFullDay: boolean;
  readonly pence: number;
  readonly extraPence: number;
}

export interface CampPrice {
  /** The days and their extras, each at its own price. */
  readonly full: number;
  /** What the price of the week takes off. */
  readonly weekReduction: number;
  /** The part of the price that the sibling's percentage is of: the days without their extras. */
  readonly days: number;
  readonly total: number;
}

/** The price of one child's days. The price of a week is for its full days, all of those that the camp has in it. */
export function campPrice(
  chosen: readonly ChosenDay[],
  campDates: readonly string[],
  weekPence: number | null,
): CampPrice {
  const dayPence = sum(chosen.map(({ pence }) => pence));
  const full = dayPence + sum(chosen.map(({ extraPence }) => extraPence));
  const weekReduction =
    weekPence === null
      ? 0
      : sum(weeksOf(campDates).map((dates) => weekReductionOf(chosen, dates, weekPence)));
  return { full, weekReduction, days: dayPence - weekReduction, total: full - weekReduction };
}

function weekReductionOf(chosen: readonly ChosenDay[], dates: readonly string[], weekPence: number): number {
  const taken = chosen.filter(({ date, isFullDay }) => isFullDay && dates.includes(date));
  if (taken.length < dates.length) return 0;
  return Math.max(0, sum(taken.map(({ pence }) => pence)) - weekPence);
}

/** Dates by week, each from Monday. */
function weeksOf(dates: readonly string[]): string[][] {
  const weeks = new Map<string, string[]>();
  for (const date of dates) {
    const monday = addDays(date, 1 - weekdayOf(date));
    weeks.set(monday, [...(weeks.get(monday) ?? []), date]);
  }
  return [...weeks.values()];
}

/**
 * What the children of one basket pay less at one camp, in their order, in pence: all but the one whose days cost most, which
 * is the first of several that cost the same.
 */
export function siblingReductions(days: readonly number[], percent: number | null): number[] {
  const dearest = days.indexOf(Math.max(...days));
  return days.map((pence, index) =>
    index === dearest || percent === null ? 0 : Math.min(pence, percentOf(pence, percent)),
  );
}

/** Divides an amount of whole pence in proportion to weights; the parts add up to it. */
export function sharesOf(amount: number, weights: readonly number[]): number[] {
  const all = sum(weights);
  let [weight, given] = [0, 0];
  return weights.map((one, index) => {
    weight += one;
    const upToHere =
      all === 0 ? Math.floor((amount * (index + 1)) / weights.length) : Math.floor((amount * weight) / all);
    const share = upToHere - given;
    given = upToHere;
    return share;
  });
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
