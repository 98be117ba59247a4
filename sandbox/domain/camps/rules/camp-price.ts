import { addDays, calculatePercentage, getWeekday } from '../../common/index.ts';

/** A chosen day of a camp, in pence. */
export interface PricedDay {
  readonly date: string;
  readonly isFullDay: boolean;
  readonly price: number;
  readonly extraPrice: number;
}

export interface CampPrice {
  /** The price of the days and their extras, each at its own price. */
  readonly fullPrice: number;
  /** What the week price saves. */
  readonly weekReduction: number;
  /** The price of the days without extras, to which the sibling percentage applies. */
  readonly days: number;
  readonly total: number;
}

/** A day of a camp. A day that is cancelled, or on which the centre is closed, does not take place. */
export interface CampDate {
  readonly date: string;
  readonly takesPlace: boolean;
}

/**
 * Calculates the price of one child's days. The week price covers the full days of a week; if some do not take
 * place, the others cost their share of it.
 */
export function calculateCampPrice(
  chosenDays: readonly PricedDay[],
  campDates: readonly CampDate[],
  weekPence: number | null,
): CampPrice {
  const dayPrices = sumAmounts(chosenDays.map(({ price }) => price));
  const full = dayPrices + sumAmounts(chosenDays.map(({ extraPrice }) => extraPrice));
  const weekReduction =
    weekPence === null
      ? 0
      : sumAmounts(groupByWeek(campDates).map((week) => calculateWeekReduction(chosenDays, week, weekPence)));
  return { fullPrice: full, weekReduction, days: dayPrices - weekReduction, total: full - weekReduction };
}

function calculateWeekReduction(
  chosenDays: readonly PricedDay[],
  week: readonly CampDate[],
  weekPence: number,
): number {
  const campDates = week.filter(({ takesPlace }) => takesPlace).map(({ date }) => date);
  const fullDays = chosenDays.filter(({ date, isFullDay }) => isFullDay && campDates.includes(date));
  if (campDates.length === 0 || fullDays.length < campDates.length) return 0;
  const weekPrice = Math.round((weekPence * campDates.length) / week.length);
  return Math.max(0, sumAmounts(fullDays.map(({ price: weekPrice }) => weekPrice)) - weekPrice);
}

/** Groups dates by week, starting on Monday. */
function groupByWeek(campDates: readonly CampDate[]): CampDate[][] {
  const weeks = new Map<string, CampDate[]>();
  for (const date of campDates) {
    const monday = addDays(date.date, 1 - getWeekday(date.date));
    weeks.set(monday, [...(weeks.get(monday) ?? []), date]);
  }
  return [...weeks.values()];
}

/**
 * Calculates each child's sibling reduction in a basket for one camp, in pence and in the given order. Every child
 * gets it except the one whose days cost most (the first, if several cost the same).
 */
export function calculateSiblingReductions(dayPrices: readonly number[], percent: number | null): number[] {
  const dearestIndex = dayPrices.indexOf(Math.max(...dayPrices));
  return dayPrices.map((dayPrice, index) =>
    index === dearestIndex || percent === null
      ? 0
      : Math.min(dayPrice, calculatePercentage(dayPrice, percent)),
  );
}

/** Divides an amount of whole pence in proportion to weights; the parts add up to it. */
export function splitByWeights(amount: number, weights: readonly number[]): number[] {
  const totalWeight = sumAmounts(weights);
  let [weightSoFar, amountSoFar] = [0, 0];
  return weights.map((part, index) => {
    weightSoFar += part;
    const nextAmountSoFar =
      totalWeight === 0
        ? Math.floor((amount * (index + 1)) / weights.length)
        : Math.floor((amount * weightSoFar) / totalWeight);
    const share = nextAmountSoFar - amountSoFar;
    amountSoFar = nextAmountSoFar;
    return share;
  });
}

function sumAmounts(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
