export { changedMembership, creditOf } from './records/change-credit.ts';
export { creditUnsettled, type FreezeRecord, freezesOf, freezesOfMembership } from './records/freezes.ts';
export { typesAt, verdictOn } from './records/membership-type.ts';
export {
  billingDayOf,
  globalBasePrice,
  type Quote,
  quote,
  suggestedDay,
  toCosts,
  toFees,
} from './records/quote.ts';
export { refuseSameMembership, startDaysBeside } from './records/same-membership.ts';
export {
  BILLING_DAY_MESSAGE,
  endDate,
  firstBillingDate,
  startDateProblem,
  startDateWindow,
} from './rules/billing-date.ts';
export { changeLines } from './rules/change-credit.ts';
export { type Collection, nextCollections } from './rules/collections.ts';
export {
  currentFreeze,
  FREEZE_TERMS,
  type FrozenDays,
  freezeErrors,
  freezeWindow,
  frozenUntil,
  isFrozenOn,
  monthsOf,
} from './rules/freeze.ts';
export { type CollectedFreeze, earlyEnd, unsettledAdjustment } from './rules/freeze-collections.ts';
export {
  endEarly,
  type FreezeEnd,
  type FreezePreview,
  freezePreview,
  type StayingBooking,
  takeBack,
} from './rules/freeze-preview.ts';
export { coolingOffUntil, type LeavingTerms, leavingOf } from './rules/leaving.ts';
export { checkMandate, type MandateInput } from './rules/mandate-details.ts';
export {
  changeProblem,
  type MembershipProblems,
  type MembershipState,
  type MembershipStateFacts,
  problemsOf,
  renewProblem,
  type SuccessorMembership,
  stateOf,
} from './rules/membership-state.ts';
export {
  addedUp,
  lessUsed,
  type MembershipCharge,
  paidForMemberships,
  splitByTender,
} from './rules/paid-with.ts';
export type { ChangeCredit } from './rules/pricing.ts';
export { hasMoney, type MembershipPayments, type RefundWay, refundParts } from './rules/refund-parts.ts';
export { renewedPeriod } from './rules/renewal.ts';
