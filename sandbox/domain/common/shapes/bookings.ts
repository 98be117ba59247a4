import type { Benefit } from './memberships.ts';

/** When booking of a session opens: a number of calendar days before it, at a fixed time or at the time the session starts. */
export interface WindowRule {
  days: number;
  /** `HH:MM` in London, or `start`. */
  at: string;
}

/** When booking opens for members and for everybody else, and when it closes. */
export interface WindowRules {
  member: WindowRule;
  other: WindowRule;
  /** Minutes before the start of the session; 0 closes booking at the start. */
  closesMinutesBefore: number;
}

/** One price of a session, in pence, and who can have it. */
export interface PriceOption {
  /** `pricing_option_id` of the API. */
  id: string;
  label: string;
  /** The ages in years that can have it, both inclusive; null if there is no limit. */
  minAge: number | null;
  maxAge: number | null;
  price: number;
  /** Who can have it: everybody, every member, or members of one of these categories. */
  membership: 'none' | 'any' | { categories: readonly string[] };
}

/** What a package or a benefit pays for: activities and categories by slug, at any time or only off-peak. */
export interface Cover {
  activities: readonly string[];
  categories: readonly string[];
  times?: 'off_peak';
}

/** Whom a benefit pays for: the member, or the guests whom the member books for. */
export type BenefitAudience = 'member' | 'guests';

/** How the uses of a reduction are counted. */
export interface CountedUses {
  /** Identifies what is used up: a package, or a benefit of a membership in one period. */
  key: string;
  /** The number of uses; null if there is no limit, and then nothing is counted. */
  total: number | null;
  frequency: Benefit['frequency'] | null;
  /** True if the reduction is for one person, so that an item takes one use at most. */
  isPersonal: boolean;
}

/** The rules for guests. */
export interface GuestRules {
  minAge: number;
  /** True if guests must come with the member. */
  withMember: boolean;
  /** How many passes one guest can have in a calendar month. */
  perGuestPerMonth: number;
}

/**
 * `waiting`: in the queue. `told`: also in the queue, after an e-mail about a place that the first to book gets. `offered`:
 * places are held until the offer ends. `accepted`: those places are in the basket. `booked`: the places are booked. `ended`:
 * the entry ended without a booking.
 */
export type WaitingStatus = 'waiting' | 'told' | 'offered' | 'accepted' | 'booked' | 'ended';

/**
 * Why an entry ended: the customer left or declined, the offer expired, the session started or was cancelled, the customer has
 * another session at that time (`clash`), or booking is not possible for another reason (`not_possible`).
 */
export type WaitingEnd = 'left' | 'declined' | 'expired' | 'started' | 'cancelled' | 'clash' | 'not_possible';

/** Ages in years, both inclusive; null if there is no limit. */
export interface AgeRange {
  min: number | null;
  max: number | null;
}
