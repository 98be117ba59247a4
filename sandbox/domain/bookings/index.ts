export {
  cancelBooking,
  cancelSessionForAll,
  listBookings,
  previewCancellation,
  readBooking,
} from './account-bookings.ts';
export { getActivityAtVenue, listActivitiesAtVenue } from './activities.ts';
export {
  type AttendeeInput,
  addAttendee,
  type ListedPerson,
  listAttendees,
  removeAttendee,
  updateAttendee,
} from './attendees.ts';
export { changeAttendee, listSubstitutes } from './booking-attendee.ts';
export { reportLateArrival } from './booking-late.ts';
export { readCalendarFile } from './calendar-file.ts';
export { type CampDetailView, type CampView, getCampAtVenue, listCampsAtVenue } from './camps.ts';
export { canCancelSomePlaces } from './cancel-places.ts';
export { type CourseDetail, type CourseView, getCourseDetail, listCourses } from './courses.ts';
export { markBookingMissed } from './records/end-booking.ts';
export type { OwnBooking } from './records/own-bookings.ts';
export type { SessionView } from './records/session-view.ts';
export { formatBookingName } from './rules/booking-name.ts';
export { getSessionDetail, type PersonVerdict, type SessionDetail } from './session-detail.ts';
export {
  type FacilityToday,
  getSlotDay,
  listFacilitiesAtVenue,
  type SlotDay,
  type SlotView,
} from './spaces.ts';
export { deleteExpiredRows } from './sweep.ts';
export { getTimetable, type Timetable } from './timetable.ts';
