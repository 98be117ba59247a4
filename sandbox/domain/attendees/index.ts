export { type ChildFormState, formState, readChildForm, saveChildForm } from './child-forms.ts';
export {
  ADULT_AGE,
  type AttendeeRecord,
  countingAt,
  type Membership,
  membershipsAt,
  type Person,
  peopleOf,
  pricedOn,
  toPerson,
} from './records/attendees.ts';
export { bookerOf } from './records/booker.ts';
export { askAgain, attendeesWithoutForm, formIsValid, formsOf, ownAttendee } from './records/child-forms.ts';
export {
  type AttendeeWaiver,
  hasWaivers,
  recordWaivers,
  requireWaivers,
  waiversOfItems,
} from './records/waivers.ts';
