export { CalendarDialog } from './calendar-dialog';
