export { type ChildFormState, deriveFormState, readChildForm, saveChildForm } from './child-forms.ts';
export {
  ADULT_AGE,
  type AttendeeRecord,
  filterMembershipsAtVenue,
  findMembershipsAtVenue,
  findPeople,
  type Membership,
  type Person,
  toPerson,
  toPricedPerson,
} from './records/attendees.ts';
export { findBooker } from './records/booker.ts';
export {
  expireChildFormAnswers,
  findAttendeesWithoutForm,
  findForms,
  findOwnAttendee,
  isFormValid,
} from './records/child-forms.ts';
export {
  type AttendeeWaiver,
  findWaiversForItems,
  hasWaivers,
  recordWaivers,
  requireWaivers,
} from './records/waivers.ts';
