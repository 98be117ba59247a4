export { bookAgainPath } from './lib/book-again-path';
export { buildCalendarContext } from './lib/calendar-about';
export { buildCalendarFile, buildOrderCalendarFile, hasOtherDates } from './lib/calendar-file';
export { formatCancelRule } from './lib/cancel-rule';
export { formatAttendee } from './lib/format-attendee';
export { formatBookingState } from './lib/state-text';
export { DateTile } from './ui/date-tile';
export { LINKED_ROW, Rows } from './ui/rows';
export { SaveToCalendar } from './ui/save-to-calendar';
