export { dayName, shortDayName } from '../lib/days';
export { sessionFacts } from '../lib/facts';
