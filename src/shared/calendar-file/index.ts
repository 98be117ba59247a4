export { type CalendarEvent, calendarOf, dayEvent, timedEvent } from './calendar';
export { createCalendarSaving, saveFileFx } from './saving';
