export type { BookableSession } from './records/bookable-session.ts';
export {
  type AccountBooking,
  type BookingRecord,
  bookingOf,
  cancellableIn,
  cancellationOf,
  endOf,
  lateOf,
  lineOf,
  nextStartOf,
  startOf,
  swapOf,
  timeOf,
  toAccountBookings,
} from './records/booking-record.ts';
export { awaitedItems, type ItemWaitingState, waitingForItem } from './records/item-waiting.ts';
export { findConflicts, type PersonPlace, placesBeside, placesOfPeople } from './records/person-places.ts';
export {
  type BookingChoice,
  type BookingRequest,
  offersOf,
  peopleFor,
  quoteBooking,
  takeBooking,
} from './records/session-booking.ts';
export { hasNoPlaceLeft } from './records/session-full.ts';
export {
  claimOffered,
  ownPlaces,
  type PlacesByItem,
  placesIn,
  placesOfHolder,
  placesOfItems,
  placesTaken,
  releaseOffered,
  releasePlaces,
  takePlaces,
  updatePlaces,
} from './records/session-places.ts';
export { reductionContextOf, sessionById, sessionsById, sessionsOn } from './records/sessions.ts';
export { type Facility, facilitiesOf, rulesOf, slotsOf } from './records/slots.ts';
export {
  countPromisedPlaces,
  demandFor,
  endEntry,
  entriesBooked,
  entriesOf,
  freeIn,
  isNearStart,
  moveEntry,
  openEntries,
  ownEntry,
  type PlaceDemand,
  reservedPlaces,
  sessionsWithOpenEntries,
  toQueueEntry,
  type WaitingRecord,
  waitingAt,
} from './records/waiting-entries.ts';
export {
  awaitedCourse,
  awaitedSession,
  campWaitingTarget,
  findWaitingTarget,
  isWithdrawn,
  keysOf,
  targetOfEntry,
  type WaitingTarget,
} from './records/waiting-target.ts';
export { type CancelAnswer, cancelTogether } from './rules/cancel-answer.ts';
export { freeUntil } from './rules/cancellation.ts';
export { deskPlaces } from './rules/desk-places.ts';
export {
  continueHold,
  extendForHandoff,
  extendForPayment,
  type Hold,
  heldUntil,
  holdOf,
  isHeld,
  limitOf,
  prolongHold,
  renewHold,
} from './rules/holds.ts';
export { swapRefusal } from './rules/swap.ts';
export { entryAt } from './rules/waiting-entry.ts';
export { answerTo, autoBookUntil, entriesToServe, offerUntil, rankOf } from './rules/waiting-order.ts';
