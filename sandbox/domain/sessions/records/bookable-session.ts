import type { BookingRules, HireExtra } from '../../../store/schema/details.ts';
import type { ActivityRecord, Pattern, SpaceRecord, VenueSummary } from '../../catalogue/index.ts';
import type { PriceOption } from '../../common/types.ts';

/** The facility that a slot belongs to: the courts of a hall. */
export interface HiredFacility {
  slug: string;
  name: string;
  /** What can be hired with a space. */
  equipment: readonly HireExtra[];
}

/**
 * A session that can be booked: a pattern on a date, with the changes for that date; or a slot, one space that is
 * hired for a time.
 */
export interface BookableSession
  extends Pick<Pattern, 'title' | 'level' | 'age' | 'group' | 'leader' | 'dropIn'> {
  /** `{patternId}-{yyyymmdd}`, or `{spaceId}-{yyyymmdd}-{hhmm}` for a slot; also the key of its places. */
  id: string;
  venue: VenueSummary;
  activity: ActivityRecord;
  space: SpaceRecord | null;
  localDate: string;
  localStart: string;
  localEnd: string;
  startsAt: Date;
  endsAt: Date;
  /** All its places, including those that are not sold online. */
  capacity: number;
  /** The places that can be booked online. */
  onlineCapacity: number;
  cancelledReason: string | null;
  notice: string | null;
  opensAtOverride: Date | null;
  rules: BookingRules;
  prices: readonly PriceOption[];
  /** For a slot; null for a session of a pattern. */
  facility: HiredFacility | null;
}
