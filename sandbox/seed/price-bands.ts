import type { PriceBandPrices } from '../store/schema/details.ts';

/** A price in every band: 20 % more in cities, 20 % less in community centres, rounded to 10p. */
export function toPriceBands(standard: number): PriceBandPrices {
  const roundShare = (share: number) => Math.round((standard * share) / 10) * 10;
  return { standard, city: roundShare(1.2), community: roundShare(0.8) };
}
