const DAYS_PER_YEAR = 365;
const MONTHS_PER_YEAR = 12;

/** The price of some days of a monthly membership: a day is the year's price divided by 365. */
export function calculateProRataFee(monthlyPrice: number, days: number): number {
  return Math.round((monthlyPrice * MONTHS_PER_YEAR * days) / DAYS_PER_YEAR);
}
