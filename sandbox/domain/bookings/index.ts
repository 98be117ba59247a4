export {
  cancelBooking,
  cancelForAll,
  listBookings,
  previewCancellation,
  readBooking,
} from './account-bookings.ts';
export { activitiesAt, activityAt } from './activities.ts';
export {
  type AttendeeInput,
  addAttendee,
  type ListedPerson,
  listAttendees,
  removeAttendee,
  updateAttendee,
} from './attendees.ts';
export { changeAttendee, listOtherPeople } from './booking-attendee.ts';
export { reportLateArrival } from './booking-late.ts';
export { readCalendarFile } from './calendar-file.ts';
export { type CampDetailView, type CampView, campAt, campsOf } from './camps.ts';
export { canGiveBackSome } from './cancel-places.ts';
export { type CourseDetail, type CourseView, courseDetail, listCourses } from './courses.ts';
export type { SessionView } from './records/caller.ts';
export { missBooking } from './records/end-booking.ts';
export type { OwnBooking } from './records/own-bookings.ts';
export { bookingName } from './rules/booking-name.ts';
export { type PersonVerdict, type SessionDetail, sessionDetail } from './session-detail.ts';
export { type FacilityToday, facilitiesAt, type SlotDay, type SlotView, slotDay } from './spaces.ts';
export { sweep } from './sweep.ts';
export { type Timetable, timetable } from './timetable.ts';
