export { dayNumber, shortDayName, weekdayName } from '../lib/days';
