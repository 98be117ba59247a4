import type { AgeRange } from '../../domain/common/types.ts';

/** A day of a camp as it is booked, with its prices in pence. */
export interface BookedDay {
  dayId: string;
  optionId: string;
  /** "Full day" */
  label: string;
  localDate: string;
  localStart: string;
  localEnd: string;
  /** Instants in ISO 8601. */
  startsAt: string;
  endsAt: string;
  /** The halves that it takes: both for a full day. */
  halves: readonly CampHalf[];
  price: number;
  extras: readonly CampExtra[];
}

/** A day of a camp for which somebody waits. */
export type WaitingDay = Omit<BookedDay, 'price' | 'extras'>;

/** A day of a camp has places for its morning and for its afternoon. */
export type CampHalf = 'am' | 'pm';

/** What can be added to a day of a camp, such as an early drop-off. */
export interface CampExtra {
  id: string;
  label: string;
  /** For one day. */
  price: number;
  /** From when a child may come with it, and until when they may stay: times of day in London. */
  from?: string;
  until?: string;
}

export interface CampDetail {
  /** HTML. */
  html: string;
  /** The address of its picture. */
  imageUrl?: string;
  /** The activity whose waivers are asked for; none: nothing has to be signed. */
  activityId?: string;
  /** What to bring and when to come; plain text. */
  instructions: string | null;
  /** The hall or the field where the children are met. */
  space: string | null;
  age: AgeRange;
  /** Pence for all full days of one week; null: each day at its own price. */
  weekPence: number | null;
  /** What the other children of one basket pay less; null: nothing. */
  siblingPercent: number | null;
  /** The form about the child has to be valid. */
  formNeeded: boolean;
  /** With the halves that a day must take for it: an early drop-off goes with the morning. */
  extras: readonly (CampExtra & { half: CampHalf })[];
  cancel: { freeMinutes: number; lateFee: number | null };
  vatPercent: number;
  /** The most entries on its waiting list; absent or 0: it has none. */
  waitingList?: number;
}

/** What was added to the day of a camp that is booked, and the instants from and until which it is with that; none for anything else. */
export interface CampAdditions {
  added?: { labels: string[]; arriveAt: string | null; collectAt: string | null };
}
