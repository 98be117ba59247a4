import type { Venue } from '@/shared/api';

/** The centres of one town, the second line of their addresses; '' for centres without a town. */
export interface Town {
  readonly name: string;
  readonly venues: readonly Venue[];
}

/** The towns from A to Z, each with its centres in the given order; centres without a town come last. */
export function groupByTown(venues: readonly { readonly venue: Venue }[]): readonly Town[] {
  const townsByKey = new Map<string, { name: string; venues: Venue[] }>();
  for (const { venue } of venues) {
    const name = venue.address2?.trim() ?? '';
    const key = name.toLowerCase();
    const town = townsByKey.get(key) ?? { name, venues: [] };
    town.venues.push(venue);
    townsByKey.set(key, town);
  }
  return [...townsByKey]
    .sort(([first], [second]) => Number(first === '') - Number(second === '') || (first < second ? -1 : 1))
    .map(([, town]) => town);
}

/** The given number of towns with the most centres, in their order. */
export function findLargestTowns(towns: readonly Town[], count: number): readonly Town[] {
  if (towns.length <= count) return towns;
  const largestTowns = new Set(
    [...towns].sort((first, second) => second.venues.length - first.venues.length).slice(0, count),
  );
  return towns.filter((town) => largestTowns.has(town));
}
