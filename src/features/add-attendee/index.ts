export { attendeeSaved } from './model/add-attendee';
export { AddChild, ChangeChild } from './ui/attendee-buttons';
export { AttendeeDialog } from './ui/attendee-dialog';
