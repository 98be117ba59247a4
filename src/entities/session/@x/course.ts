export { dayName, shortDayName } from '../lib/days';
export { listSessionFacts } from '../lib/facts';
