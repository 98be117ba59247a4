import * as api from '../../src/shared/api/index.ts';
import { stateValues } from '../state-values.ts';
import type { AnyCall } from './any-call.ts';

const { venueSlug, sessionId, courseId, attendeeId, cartId, waitingEntryId: id } = stateValues;
const WAITING = '/api/activities/waiting-list';
const child = {
  firstName: 'Mia',
  lastName: 'Taylor',
  dateOfBirth: '2017-06-14',
  relationship: 'child' as const,
};

/** Every call of the bookings site's timetable. */
export const everyActivityCall: readonly AnyCall[] = [
  {
    name: 'the centres of activities',
    method: 'GET',
    path: '/api/activities/venues',
    make: () => api.listActivityVenues(),
  },
  {
    name: 'a timetable',
    method: 'GET',
    path: '/api/activities/timetable',
    query: { venue: venueSlug, from: '2026-11-24', days: '1' },
    make: () => api.loadTimetable({ venue: venueSlug, from: '2026-11-24', days: 1 }),
  },
  {
    name: 'the activities of a centre',
    method: 'GET',
    path: '/api/activities/catalogue',
    query: { venue: venueSlug },
    make: () => api.listActivities({ venue: venueSlug }),
  },
  {
    name: 'an activity',
    method: 'GET',
    path: '/api/activities/catalogue/yoga',
    query: { venue: venueSlug },
    make: () => api.loadActivity({ venue: venueSlug, activitySlug: 'yoga' }),
  },
  {
    name: 'a class',
    method: 'GET',
    path: `/api/activities/sessions/${sessionId}`,
    make: () => api.loadActivitySession({ sessionId }),
  },
  {
    name: 'the camps of a centre',
    method: 'GET',
    path: '/api/activities/camps',
    query: { venue: venueSlug },
    make: () => api.listCamps({ venue: venueSlug }),
  },
  {
    name: 'a camp',
    method: 'GET',
    path: '/api/activities/camps/multi-sports-camp',
    query: { venue: venueSlug },
    make: () => api.loadCamp({ venue: venueSlug, campSlug: 'multi-sports-camp' }),
  },
  {
    name: 'the packages of a centre',
    method: 'GET',
    path: '/api/activities/packages',
    query: { venue: venueSlug },
    make: () => api.loadPackages({ venue: venueSlug }),
  },
  {
    name: 'the courts of a centre',
    method: 'GET',
    path: '/api/activities/spaces',
    query: { venue: venueSlug },
    make: () => api.listFacilities({ venue: venueSlug }),
  },
  {
    name: 'a day of a court',
    method: 'GET',
    path: '/api/activities/spaces/badminton',
    query: { venue: venueSlug, date: '2026-11-24' },
    make: () => api.loadSlots({ venue: venueSlug, facilitySlug: 'badminton', date: '2026-11-24' }),
  },
  {
    name: 'the courses of a centre',
    method: 'GET',
    path: '/api/activities/courses',
    query: { venue: venueSlug },
    make: () => api.listCourses({ venue: venueSlug }),
  },
  {
    name: 'a course',
    method: 'GET',
    path: `/api/activities/courses/${courseId}`,
    make: () => api.loadCourse({ courseId }),
  },
  {
    name: 'the people for whom one books',
    method: 'GET',
    path: '/api/activities/attendees',
    mayAnswer: [401],
    make: () => api.listAttendees(),
  },
  {
    name: 'a new child',
    method: 'POST',
    path: '/api/activities/attendees',
    mayAnswer: [401, 419],
    make: () => api.addAttendee(child),
  },
  {
    name: 'a changed child',
    method: 'PUT',
    path: `/api/activities/attendees/${attendeeId}`,
    mayAnswer: [401, 419],
    make: () => api.updateAttendee({ id: attendeeId, ...child }),
  },
  {
    name: 'a removed attendee',
    method: 'DELETE',
    path: `/api/activities/attendees/${attendeeId}`,
    mayAnswer: [401, 419],
    make: () => api.removeAttendee({ id: attendeeId }),
  },
  {
    name: 'the form of a child',
    method: 'GET',
    path: `/api/activities/attendees/${attendeeId}/form`,
    query: { for: 'camp' },
    mayAnswer: [401],
    make: () => api.loadChildForm({ attendeeId, forId: 'camp' }),
  },
  {
    name: 'the waivers of a cart',
    method: 'GET',
    path: '/api/activities/waivers',
    query: { cart_id: cartId },
    mayAnswer: [401],
    make: () => api.listWaivers({ cartId }),
  },
  {
    name: 'the answers about a child',
    method: 'PUT',
    path: `/api/activities/attendees/${attendeeId}/form`,
    query: { for: 'camp' },
    mayAnswer: [401, 419],
    make: () => api.saveChildForm({ attendeeId, forId: 'camp', answers: {}, isConfirmed: true }),
  },
  {
    name: 'what one waits for',
    method: 'GET',
    path: WAITING,
    mayAnswer: [401],
    make: () => api.listWaitingEntries(),
  },
  {
    name: 'a rank on a waiting list',
    method: 'POST',
    path: WAITING,
    mayAnswer: [401, 419],
    make: () => api.joinWaitingList({ sessionId, attendeeIds: [attendeeId] }),
  },
  {
    name: 'an entry of a waiting list',
    method: 'GET',
    path: `${WAITING}/${id}`,
    mayAnswer: [401],
    make: () => api.loadWaitingEntry({ id }),
  },
  {
    name: 'an end of waiting',
    method: 'DELETE',
    path: `${WAITING}/${id}`,
    mayAnswer: [401, 419],
    make: () => api.leaveWaitingList({ id }),
  },
  {
    name: 'an offered place',
    method: 'POST',
    path: `${WAITING}/${id}/accept`,
    mayAnswer: [401, 419],
    make: () => api.acceptWaitingOffer({ id }),
  },
];
