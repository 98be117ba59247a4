import {
  createNameUuid,
  type Frequency,
  formatPeriod,
  formatPeriodKey,
  getWeekday,
} from '../../common/index.ts';
import type { BenefitAudience, CountedUses, Cover } from '../../common/types.ts';

/** A package that a customer has. */
export interface HeldPackage {
  id: string;
  name: string;
  uses: number;
  /** The last day on which it can be used. */
  expiresOn: string;
  covers: Cover;
  /** The centres at which it can be used; null for all. */
  venueIds: readonly string[] | null;
  transferable: 'no' | 'family';
}

/** A benefit of a membership that pays for places. */
export interface HeldBenefit {
  membershipId: string;
  key: string;
  name: string;
  totalUses: number | null;
  frequency: Frequency | null;
  covers: Cover;
  for: BenefitAudience;
}

/** The facts about a booking that a reduction depends on. */
export interface ReductionContext {
  venueId: string;
  /** Slugs. */
  activity: string;
  category: string;
  /** In the operator's zone, `YYYY-MM-DD` and `HH:MM`. */
  localDate: string;
  localStart: string;
}

/** A benefit or a package that can pay for a place. */
export interface Reduction {
  /** `pricing_option_id` of its offer, which stays the same for as long as the reduction exists. */
  offerId: string;
  kind: 'benefit' | 'package';
  id: string;
  name: string;
  label: string;
  left: number | null;
  uses: CountedUses;
}

/** A customer's packages and benefits, and how many of their uses are taken. */
export interface OwnReductions {
  packages: readonly HeldPackage[];
  benefits: readonly HeldBenefit[];
  /** The number of uses that are spent or held, by key. */
  usedCounts: ReadonlyMap<string, number>;
  today: string;
}

/**
 * The reductions that cover a booking, including those that are used up: benefits first, because they renew, then packages, the
 * soonest to expire first.
 */
export function listReductions(
  ownReductions: OwnReductions,
  context: ReductionContext,
  isForCustomer: boolean,
): Reduction[] {
  const benefits = ownReductions.benefits
    .filter((benefit) => covers(benefit.covers, context))
    .map((benefit) => toBenefitReduction(ownReductions, benefit, context.localDate));
  const packages = ownReductions.packages
    .filter(({ transferable }) => isForCustomer || transferable === 'family')
    .filter(({ venueIds }) => venueIds === null || venueIds.includes(context.venueId))
    .filter(({ expiresOn }) => context.localDate <= expiresOn)
    .filter((reduction) => covers(reduction.covers, context))
    .sort(
      (first, second) => compareText(first.expiresOn, second.expiresOn) || compareText(first.id, second.id),
    )
    .map((heldPackage) => toPackageReduction(ownReductions, heldPackage));
  return [...benefits, ...packages];
}

/** The key under which the uses of a benefit are counted on a date: one per period. */
export function formatBenefitKey(
  { membershipId, key, frequency }: Pick<HeldBenefit, 'membershipId' | 'key' | 'frequency'>,
  date: string,
): string {
  return `benefit:${membershipId}:${key}:${formatPeriodKey(frequency, date)}`;
}

function toBenefitReduction(ownReductions: OwnReductions, benefit: HeldBenefit, date: string): Reduction {
  const { membershipId, key, name, totalUses, frequency } = benefit;
  const uses: CountedUses = {
    key: formatBenefitKey({ membershipId, key, frequency }, date),
    total: totalUses,
    frequency,
    isPersonal: benefit.for === 'member',
  };
  const usesLeft = countUsesLeft(ownReductions, uses);
  const period = formatPeriod(frequency, date, ownReductions.today);
  return {
    offerId: createNameUuid(`benefit:${membershipId}:${key}`),
    kind: 'benefit',
    id: membershipId,
    name,
    label: usesLeft === null ? name : `${name}, ${usesLeft} of ${totalUses} left ${period}`.trimEnd(),
    left: usesLeft,
    uses,
  };
}

function toPackageReduction(
  ownReductions: OwnReductions,
  { id, name, uses: total, transferable }: HeldPackage,
): Reduction {
  const uses: CountedUses = {
    key: formatPackageKey(id),
    total,
    frequency: null,
    isPersonal: transferable === 'no',
  };
  const usesLeft = countUsesLeft(ownReductions, uses);
  return { offerId: id, kind: 'package', id, name, label: `${name}, ${usesLeft} left`, left: usesLeft, uses };
}

/** The key of a package's uses. */
export function formatPackageKey(id: string): string {
  return `package:${id}`;
}

/** How many uses of a package are left, and its state today. */
export function derivePackageState(
  { usedCounts, today }: Pick<OwnReductions, 'usedCounts' | 'today'>,
  { id, uses, expiresOn }: HeldPackage,
): { usesLeft: number; state: 'usable' | 'used_up' | 'expired' } {
  const usesLeft = Math.max(0, uses - (usedCounts.get(formatPackageKey(id)) ?? 0));
  if (usesLeft === 0) return { usesLeft, state: 'used_up' };
  return { usesLeft, state: expiresOn < today ? 'expired' : 'usable' };
}

/** How many uses are left; null when they are not counted. */
function countUsesLeft(
  { usedCounts }: Pick<OwnReductions, 'usedCounts'>,
  { key, total }: CountedUses,
): number | null {
  return total === null ? null : Math.max(0, total - (usedCounts.get(key) ?? 0));
}

/** The number of places of one item that a reduction can pay for. */
export function countAffordablePlaces({ left, uses }: Pick<Reduction, 'left' | 'uses'>): number {
  return Math.min(left ?? Number.POSITIVE_INFINITY, uses.isPersonal ? 1 : Number.POSITIVE_INFINITY);
}

/** The text in a basket about a reduction that an item uses: "10 swims, 6 left", "Guest pass, 1 of 2 this month". */
export function formatReductionUse(
  { kind, name, uses }: Pick<Reduction, 'kind' | 'name' | 'uses'>,
  ownReductions: Pick<OwnReductions, 'usedCounts' | 'today'>,
  date: string,
): string {
  const usesLeft = countUsesLeft(ownReductions, uses);
  if (usesLeft === null || uses.total === null) return name;
  if (kind === 'package') return `${name}, ${usesLeft} left`;
  return `${name}, ${uses.total - usesLeft} of ${uses.total} ${formatPeriod(uses.frequency, date, ownReductions.today)}`.trimEnd();
}

function covers({ activities, categories, times }: Cover, context: ReductionContext): boolean {
  const isCovered = activities.includes(context.activity) || categories.includes(context.category);
  return isCovered && (times === undefined || isOffPeak(context));
}

/** Off-peak times are 9:00 to 16:00 on weekdays, and from 14:00 at weekends. */
function isOffPeak({ localDate, localStart }: ReductionContext): boolean {
  const isWeekend = getWeekday(localDate) >= 6;
  return isWeekend ? localStart >= '14:00' : localStart >= '09:00' && localStart < '16:00';
}

function compareText(first: string, second: string): number {
  if (first === second) return 0;
  return first < second ? -1 : 1;
}
