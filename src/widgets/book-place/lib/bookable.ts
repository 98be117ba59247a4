import type { BookableOptions } from '@/features/choose-attendees';
import type { ActivitySessionDetail, NewCartItem } from '@/shared/api';
import type { Repeat } from './repeats';

/** The parts of a session or a course that booking needs. */
export interface Bookable extends BookableOptions {
  readonly hasRoom: boolean;
  /** The date of a weekly session, and the same session in later weeks. */
  readonly localDate?: string;
  readonly repeats?: readonly Repeat[];
  /** The age limits; a child cannot be added if nobody under 16 may come. */
  readonly age?: ActivitySessionDetail['age'];
  /** Equipment that can be hired with a court. */
  readonly extras?: ActivitySessionDetail['extras'];
}

/** Whether an item is for this session, in this week or a later one. */
export const isOfWeeks = ({ id }: NewCartItem, { id: sessionId, repeats = [] }: Bookable): boolean =>
  id === sessionId || repeats.some((repeat) => repeat.id === id);
