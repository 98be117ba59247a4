import type { BookableOptions } from '@/features/choose-attendees';
import type { ActivitySessionDetail, NewCartItem } from '@/shared/api';
import type { Repeat } from './repeats';

/** A session or a course, as far as it is booked. */
export interface Bookable extends BookableOptions {
  readonly hasRoom: boolean;
  /** Its day, and the same in later weeks, for what takes place once a week. */
  readonly localDate?: string;
  readonly repeats?: readonly Repeat[];
  /** Where nobody under 16 can come, no child is added. */
  readonly age?: ActivitySessionDetail['age'];
  /** What can be hired with a court. */
  readonly extras?: ActivitySessionDetail['extras'];
}

/** Whether an item is of this session, in this week or a later one. */
export const isOfWeeks = ({ id }: NewCartItem, { id: own, repeats = [] }: Bookable): boolean =>
  id === own || repeats.some((repeat) => repeat.id === id);
