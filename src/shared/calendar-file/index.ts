export { type CalendarEvent, calendarOf, dateId, dayEvent, timedEvent } from './calendar';
export { calendarAddress } from './calendar-address';
export { createCalendarSaving, saveFileFx } from './saving';
