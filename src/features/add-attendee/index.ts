export { attendeeSaved } from './model/subject';
export { AddChild, ChangeChild } from './ui/attendee-buttons';
export { AttendeeDialogOnDemand } from './ui/attendee-dialog-on-demand';
