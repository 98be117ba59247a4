import type { Benefit } from './memberships.ts';

/** From when a session can be booked: calendar days before it, at a time of day or at the time of its own start. */
export interface WindowRule {
  days: number;
  /** `HH:MM` in London, or `start`. */
  at: string;
}

/** The window of members, that of everybody else, and when booking ends. */
export interface WindowRules {
  member: WindowRule;
  other: WindowRule;
  /** 0: at the start. */
  closesMinutesBefore: number;
}

/** One price of a session: for whom, and how much. */
export interface PriceOption {
  /** `pricing_option_id` of the API. */
  id: string;
  label: string;
  /** The ages that it is for, both included; null: no limit. */
  minAge: number | null;
  maxAge: number | null;
  price: number;
  /** Who may have it: everybody, every member, or members of one of these categories. */
  membership: 'none' | 'any' | { categories: readonly string[] };
}

/** What a package or a benefit pays for: activities and categories by slug, at any time or only off-peak. */
export interface Cover {
  activities: readonly string[];
  categories: readonly string[];
  times?: 'off_peak';
}

/** For whom a benefit pays: who has the membership, or the others for whom they book. */
export type BenefitFor = 'member' | 'guests';

/** How the uses of a reduction are counted. */
export interface CountedUses {
  /** Identifies what is used up: a package, or a benefit of a membership in one period. */
  key: string;
  /** null: there is no limit, and nothing is counted. */
  total: number | null;
  frequency: Benefit['frequency'] | null;
  /** One use at most for one item: it is for one person. */
  isPersonal: boolean;
}

/** What guests have to fulfil. */
export interface GuestRules {
  minAge: number;
  /** They come together with the member. */
  withMember: boolean;
  /** Passes of one guest in a calendar month. */
  perGuestPerMonth: number;
}

/**
 * `waiting` has a rank; `told` has one too: its customer has had an email about a place that the first to book gets; `offered` has places held
 * until its offer ends; `accepted` has put them into the basket; `booked` has what it waited for; `ended` has not.
 */
export type WaitingStatus = 'waiting' | 'told' | 'offered' | 'accepted' | 'booked' | 'ended';

/**
 * Why an entry has ended: by the customer (`left`, `declined`), by time (`expired`: the offer; `started`: the session), or
 * because it can no longer be booked (`cancelled`: the session; `clash`: another session at the time; `not_possible`).
 */
export type WaitingEnd = 'left' | 'declined' | 'expired' | 'started' | 'cancelled' | 'clash' | 'not_possible';

/** Ages in years, both included. */
export interface AgeRange {
  min: number | null;
  max: number | null;
}
