export { againPath } from './lib/again-path';
export { calendarAbout } from './lib/calendar-about';
export { calendarFile, hasOtherDates, wholeCalendarFile } from './lib/calendar-file';
export { stateText } from './lib/state-text';
