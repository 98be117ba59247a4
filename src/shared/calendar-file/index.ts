export { type CalendarEvent, formatCalendar, formatDateId, toDayEvent, toTimedEvent } from './calendar';
export { toCalendarAddress } from './calendar-address';
export { createCalendarSaving, saveFileFx } from './saving';
