export { shortDayName } from '../lib/days';
