export type { BookableSession } from './records/bookable-session.ts';
export {
  type AccountBooking,
  type BookingRecord,
  buildNextStartSql,
  decideCancellation,
  deriveBookedTime,
  deriveLateState,
  endsAtSql,
  findBooking,
  findBookingsOfItem,
  findSwapState,
  listCancellable,
  startsAtSql,
  toAccountBookings,
} from './records/booking-record.ts';
export { findAwaitedItems, findItemWaitingState, type ItemWaitingState } from './records/item-waiting.ts';
export {
  findConflicts,
  findPlacesOfPeople,
  findPlacesOfPeopleBySession,
  type PersonPlace,
} from './records/person-places.ts';
export {
  countPromisedPlaces,
  countReservedPlaces,
  findDemandByTarget,
  type PlaceDemand,
} from './records/place-demand.ts';
export {
  type BookingChoice,
  type BookingRequest,
  quoteBooking,
  takeBooking,
} from './records/session-booking.ts';
export { hasNoPlaceLeft } from './records/session-full.ts';
export { filterPeopleForSession, listSessionOffers } from './records/session-offers.ts';
export {
  claimOfferedPlaces,
  countTakenPlaces,
  findOwnPlaces,
  findPlacesByHolder,
  findPlacesByItem,
  findSessionPlaces,
  type PlacesByItem,
  releaseOfferedPlaces,
  releasePlaces,
  takePlaces,
  updatePlaces,
} from './records/session-places.ts';
export {
  findSessionById,
  findSessionsById,
  findSessionsOnDates,
  toReductionContext,
} from './records/sessions.ts';
export { type Facility, findFacilities, findFacilityRules, findSlots } from './records/slots.ts';
export {
  countFreePlaces,
  endEntry,
  filterOpenEntries,
  findOpenEntries,
  findOwnEntry,
  findSessionsWithOpenEntries,
  findWaitingEntries,
  isNearStart,
  markEntriesBooked,
  moveEntry,
  toQueueEntry,
  type WaitingRecord,
} from './records/waiting-entries.ts';
export {
  findWaitingTarget,
  hasCancelledDay,
  listPlaceKeys,
  restrictToEntry,
  toCampWaitingTarget,
  toCourseWaitingTarget,
  toSessionWaitingTarget,
  type WaitingTarget,
} from './records/waiting-target.ts';
export { type CancelAnswer, combineCancelAnswers } from './rules/cancel-answer.ts';
export { calculateFreeCancellationEnd } from './rules/cancellation.ts';
export { calculateDeskPlaces } from './rules/desk-places.ts';
export {
  calculateHoldEnd,
  continueHold,
  extendForHandoff,
  extendForPayment,
  findReachedLimit,
  type Hold,
  isHoldInForce,
  prolongHold,
  readHold,
  renewHold,
} from './rules/holds.ts';
export { findSwapRefusal } from './rules/swap.ts';
export { deriveWaitingEntry } from './rules/waiting-entry.ts';
export {
  calculateAutoBookDeadline,
  calculateOfferDeadline,
  decideServing,
  findRank,
  pickEntriesToServe,
} from './rules/waiting-order.ts';
