export { bookAgainPath } from './lib/book-again-path';
export { calendarAbout } from './lib/calendar-about';
export { calendarFile, hasOtherDates, orderCalendarFile } from './lib/calendar-file';
export { cancelRule } from './lib/cancel-rule';
export { forWhom } from './lib/for-whom';
export { stateText } from './lib/state-text';
export { DateTile } from './ui/date-tile';
export { LINKED_ROW, Rows } from './ui/rows';
export { SaveToCalendar } from './ui/save-to-calendar';
