export { findChangeCredit, findChangedMembership } from './records/change-credit.ts';
export {
  creditUnsettledFreezes,
  type FreezeRecord,
  findFreezes,
  findMembershipFreezes,
} from './records/freezes.ts';
export { decidePurchasable, findMembershipTypesAtVenue } from './records/membership-type.ts';
export {
  findBillingDay,
  type Quote,
  quote,
  suggestBillingDay,
  toCosts,
  toFees,
  toGlobalBasePrice,
} from './records/quote.ts';
export { refuseSameMembership, startDaysBeside } from './records/same-membership.ts';
export {
  BILLING_DAY_MESSAGE,
  endDate,
  findFirstBillingDate,
  startDateProblem,
  startDateWindow,
} from './rules/billing-date.ts';
export { changeLines } from './rules/change-credit.ts';
export { type Collection, listNextCollections } from './rules/collections.ts';
export {
  countFreezeMonths,
  FREEZE_TERMS,
  type FrozenDays,
  findCurrentFreeze,
  findLastFrozenDay,
  freezeErrors,
  freezeWindow,
  isFrozenOn,
} from './rules/freeze.ts';
export {
  type CollectedFreeze,
  calculateEarlyEnd,
  calculateUnsettledAdjustment,
} from './rules/freeze-collections.ts';
export {
  endEarly,
  type FreezeEnd,
  type FreezePreview,
  freezePreview,
  type StayingBooking,
  takeBack,
} from './rules/freeze-preview.ts';
export { findLastCoolingOffDay, type LeavingTerms, toLeavingTerms } from './rules/leaving.ts';
export { checkMandate, type MandateInput } from './rules/mandate-details.ts';
export {
  changeProblem,
  deriveMembershipState,
  findMembershipProblems,
  type MembershipProblems,
  type MembershipState,
  type MembershipStateFacts,
  renewProblem,
  type SuccessorMembership,
} from './rules/membership-state.ts';
export {
  addPaid,
  type MembershipCharge,
  splitByTender,
  splitMembershipCharges,
  subtractUsed,
} from './rules/paid-with.ts';
export type { ChangeCredit } from './rules/pricing.ts';
export { hasMoney, type MembershipPayments, type RefundWay, refundParts } from './rules/refund-parts.ts';
export { calculateRenewedPeriod } from './rules/renewal.ts';
