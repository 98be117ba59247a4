export { attendeeSaved } from './model/add-attendee';
export { AddChild, ChangeChild } from './ui/attendee-buttons';
export { AttendeeDialogOnDemand } from './ui/attendee-dialog-on-demand';
