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
  seenBookings,
  startOf,
  swapOf,
  timeOf,
} from './records/booking-record.ts';
export { awaitedItems, type ItemWaitingState, waitingForItem } from './records/item-waiting.ts';
export { findConflicts, type PersonPlace, placesBeside, placesOfPeople } from './records/person-places.ts';
export {
  type BookingWish,
  offersOf,
  peopleFor,
  quoteBooking,
  takeBooking,
  type WantedBooking,
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
  type Demand,
  demandFor,
  endEntry,
  entriesBooked,
  entriesOf,
  freeIn,
  inOrder,
  isNearStart,
  moveEntry,
  onList,
  openEntries,
  ownEntry,
  promisedOf,
  reservedPlaces,
  sessionsWithOpenEntries,
  type WaitingRecord,
} from './records/waiting-entries.ts';
export {
  awaitedBy,
  awaitedById,
  awaitedCamp,
  awaitedCourse,
  awaitedSession,
  isWithdrawn,
  keysOf,
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
export { answerTo, autoBookUntil, offerUntil, rankOf, served } from './rules/waiting-order.ts';
