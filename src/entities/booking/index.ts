export { calendarFile } from './lib/calendar-file';
