export { buildEventId, type CalendarEvent, formatCalendar, toDayEvent, toTimedEvent } from './calendar';
export { toCalendarAddress } from './calendar-address';
export { createCalendarSaving, saveFileFx } from './saving';
