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
export { listChangeLines } from './rules/change-credit.ts';
export { type Collection, listNextCollections } from './rules/collections.ts';
export {
  calculateFreezeWindow,
  countFreezeMonths,
  FREEZE_TERMS,
  type FrozenDays,
  findCurrentFreeze,
  findFreezeErrors,
  findLastFrozenDay,
  isFrozenOn,
} from './rules/freeze.ts';
export {
  type CollectedFreeze,
  calculateEarlyEnd,
  calculateUnsettledAdjustment,
} from './rules/freeze-collections.ts';
export {
  buildFreezePreview,
  endEarly,
  type FreezeEnd,
  type FreezePreview,
  type StayingBooking,
  takeBack,
} from './rules/freeze-preview.ts';
export { findLastCoolingOffDay, type LeavingTerms, toLeavingTerms } from './rules/leaving.ts';
export { checkMandate, type MandateInput } from './rules/mandate-details.ts';
export {
  deriveMembershipState,
  findChangeProblem,
  findMembershipProblems,
  findRenewProblem,
  type MembershipProblems,
  type MembershipState,
  type MembershipStateFacts,
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
export { hasMoney, type MembershipPayments, type RefundWay, splitRefund } from './rules/refund-parts.ts';
export { calculateRenewedPeriod } from './rules/renewal.ts';
