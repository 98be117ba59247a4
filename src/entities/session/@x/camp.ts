export { shortDayName } from '../lib/days';
export { formatDayAndTimes } from '../lib/times';
