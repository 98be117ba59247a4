export { shortDayName } from '../lib/days';
export { dayAndTimes } from '../lib/times';
