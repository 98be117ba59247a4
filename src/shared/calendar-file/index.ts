export { type CalendarEvent, calendarOf, dateId, dayEvent, timedEvent } from './calendar';
export { createCalendarSaving, saveFileFx } from './saving';
