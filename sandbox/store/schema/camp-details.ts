import type { AgeRange } from '../../domain/common/types.ts';

/** A booked day of a camp, with its prices in pence. */
export interface BookedDay {
  dayId: string;
  optionId: string;
  /** For example "Full day". */
  label: string;
  localDate: string;
  localStart: string;
  localEnd: string;
  /** Instants in ISO 8601. */
  startsAt: string;
  endsAt: string;
  /** The halves that it occupies: both for a full day. */
  halves: readonly CampHalf[];
  price: number;
  extras: readonly CampExtra[];
}

/** A day of a camp in a waiting list entry. */
export type WaitingDay = Omit<BookedDay, 'price' | 'extras'>;

/** Half of a camp day. The morning and the afternoon have separate places. */
export type CampHalf = 'am' | 'pm';

/** An extra for a day of a camp, such as an early drop-off. */
export interface CampExtra {
  id: string;
  label: string;
  /** The price for one day. */
  price: number;
  /** When a child may arrive, and until when they may stay, with this extra: times of day in London. */
  from?: string;
  until?: string;
}

export interface CampDetail {
  /** HTML. */
  html: string;
  /** The address of its picture. */
  imageUrl?: string;
  /** The activity whose waivers have to be signed; missing if there are none. */
  activityId?: string;
  /** What to bring and when to come; plain text. */
  instructions: string | null;
  /** The hall or the field where the children are met. */
  space: string | null;
  age: AgeRange;
  /** The price of all full days of one week, in pence; null if each day has its own price. */
  weekPence: number | null;
  /** The percentage that siblings in one basket save; null for none. */
  siblingPercent: number | null;
  /** Whether a valid form about the child is needed. */
  formNeeded: boolean;
  /** Each with the half that the day must include for it: an early drop-off needs the morning. */
  extras: readonly (CampExtra & { half: CampHalf })[];
  cancel: { freeMinutes: number; lateFee: number | null };
  vatPercent: number;
  /** The maximum number of entries on its waiting list; absent or 0 if it has none. */
  waitingList?: number;
}

/** The extras of a booked day of a camp, and the arrival and collection times with them; missing for anything else. */
export interface CampAdditions {
  added?: { labels: string[]; arriveAt: string | null; collectAt: string | null };
}
