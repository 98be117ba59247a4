export { calendarFile, hasOtherDates, wholeCalendarFile } from './lib/calendar-file';
export { stateText } from './lib/state-text';
