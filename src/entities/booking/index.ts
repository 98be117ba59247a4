export { calendarFile } from './lib/calendar-file';
export { stateText } from './lib/state-text';
