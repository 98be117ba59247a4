export { activitiesPath, activityPath } from './lib/activity-path';
export { dayName, dayNumber, localTime, monthName, shortDayName, weekdayName } from './lib/days';
export { sessionFacts } from './lib/facts';
export { COUNTED_DOWN_MS } from './lib/state-words';
export { type ServerClock, useOpening, useServerNow } from './lib/use-server-now';
export { text as sessionText } from './texts';
export { SessionPrice } from './ui/session-price';
export { StateBadge } from './ui/state-badge';
