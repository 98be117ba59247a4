import { createDayFormat } from '@/shared/format';
import type { IsoDate } from '@/shared/lib';

/** "Tuesday 24 November". */
export const dayName = createDayFormat({ weekday: 'long', day: 'numeric', month: 'long' });
/** "Tue 24 Nov". */
export const shortDayName = createDayFormat({ weekday: 'short', day: 'numeric', month: 'short' });
/** "Tue". */
export const weekdayName = createDayFormat({ weekday: 'short' });
/** "24". */
export const dayNumber = createDayFormat({ day: 'numeric' });
/** "Nov". */
export const monthName = createDayFormat({ month: 'short' });

/** "Tue 24 Nov, 12:00", by the centre's clock. */
export const formatMoment = ({ localDate, localTime: time }: { localDate: IsoDate; localTime: string }) =>
  `${shortDayName(localDate)}, ${time}`;
