export { againPath } from './lib/again-path';
export { calendarAbout } from './lib/calendar-about';
export { calendarFile, hasOtherDates, wholeCalendarFile } from './lib/calendar-file';
export { cancelRule } from './lib/cancel-rule';
export { stateText } from './lib/state-text';
export { DateTile } from './ui/date-tile';
