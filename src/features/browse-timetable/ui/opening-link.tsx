import { localTime, shortDayName } from '@/entities/session';
import { Link } from '@/shared/ui/link';
import { timetablePath } from '../lib/address';
import type { TimetableView } from '../lib/timetable-view';
import { text } from '../texts';

/** The day that opens today, or the last that can be booked: those who book early would turn page after page. */
export function OpeningLink({ view }: { view: TimetableView }) {
  const { slug, filters, opening, serverTime } = view;
  return (
    <Link to={timetablePath(slug, { date: opening.date, filters })} isStandalone>
      {wordsOf(opening, serverTime)}
    </Link>
  );
}

function wordsOf({ date, opensAt }: TimetableView['opening'], serverTime: number): string {
  const day = shortDayName(date);
  const instant = opensAt === null ? null : Date.parse(opensAt);
  return instant !== null && instant > serverTime
    ? text('timetable.opensToday', { time: localTime(instant).time, day })
    : text('timetable.lastDay', { day });
}
