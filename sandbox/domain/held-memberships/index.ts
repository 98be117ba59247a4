export {
  type AccountMembership,
  getAccountMembership,
  listAccountMemberships,
} from './account-memberships.ts';
export {
  type AccountCredit,
  type AccountPayments,
  getAccountCredit,
  getAccountPayments,
} from './account-payments.ts';
export { type AccountDirectDebit, getAccountDirectDebit, replaceDirectDebit } from './direct-debit.ts';
export { getMemberCard } from './member-card.ts';
export { calculateChangeCosts, listChangeOptions, submitChange } from './membership-changes.ts';
export { endFreeze, freezeMembership, type MembershipFreezing, readFreezing } from './membership-freezes.ts';
export {
  getMembershipLeaving,
  leaveMembership,
  type MembershipLeaving,
  withdrawCancellation,
} from './membership-leaving.ts';
export { getRenewal, renewMembership } from './membership-renewals.ts';
export { getCosts, getSavedJoining, listMembershipTypes } from './memberships.ts';
export {
  findHeldMembership,
  findStateFactsWithSuccessor,
  type MembershipInCart,
} from './records/held-membership.ts';
export { findDependentsAfterLastDay } from './records/membership-end.ts';
export { endReplacedMembership } from './records/replaced-membership.ts';
export { type JoiningInput, storeJoining } from './store-joining.ts';
