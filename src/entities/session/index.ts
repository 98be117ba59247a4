export { activitiesPath, activityPath } from './lib/activity-path';
export { buildDayStrip, type DayStrip, STRIP_DAYS } from './lib/day-strip';
export {
  dayName,
  dayNumber,
  formatMoment,
  monthName,
  shortDayName,
  weekdayName,
} from './lib/days';
export { formatForAges, listSessionFacts } from './lib/facts';
export { spacePath, spacesPath } from './lib/space-path';
export { COUNTDOWN_FROM_MS, formatSessionState } from './lib/state-words';
export { formatDayAndTimes, formatTimes } from './lib/times';
export { type ServerClock, useOpening, useServerNow } from './lib/use-server-now';
export { DayLinks } from './ui/day-links';
export { SessionPrice } from './ui/session-price';
export { StateBadge, StateLabel } from './ui/state-badge';
