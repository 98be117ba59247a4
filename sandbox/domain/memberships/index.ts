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
  type MembershipQuote,
  quoteMembership,
  suggestBillingDay,
  toCosts,
  toFees,
  toGlobalBasePrice,
} from './records/quote.ts';
export { findStartDaysBeside, refuseSameMembership } from './records/same-membership.ts';
export {
  BILLING_DAY_MESSAGE,
  calculateEndDate,
  calculateStartDateWindow,
  findFirstBillingDate,
  findStartDateProblem,
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
  type BookingDuringFreeze,
  buildEarlyFreezeEnd,
  buildFreezePreview,
  buildFreezeWithdrawal,
  type FreezeEnd,
  type FreezePreview,
} from './rules/freeze-preview.ts';
export { calculateLeavingTerms, findLastCoolingOffDay, type LeavingTerms } from './rules/leaving.ts';
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
  addTenders,
  type MembershipCharge,
  splitByTender,
  splitMembershipCharges,
  subtractTenders,
} from './rules/paid-with.ts';
export type { ChangeCredit } from './rules/pricing.ts';
export {
  hasMoneyRefund,
  type MembershipPayments,
  type RefundWay,
  splitRefund,
} from './rules/refund-parts.ts';
export { calculateRenewedPeriod } from './rules/renewal.ts';
