export { type AccountMembership, accountMembership, accountMemberships } from './account-memberships.ts';
export {
  type AccountCredit,
  type AccountPayments,
  accountCredit,
  accountPayments,
} from './account-payments.ts';
export { type AccountDirectDebit, accountDirectDebit, replaceDirectDebit } from './direct-debit.ts';
export { memberCard } from './member-card.ts';
export { changeCosts, changeOptions, submitChange } from './membership-changes.ts';
export { endFreeze, freezeMembership, type MembershipFreezing, readFreezing } from './membership-freezes.ts';
export {
  leaveMembership,
  type MembershipLeaving,
  membershipLeaving,
  withdrawCancellation,
} from './membership-leaving.ts';
export { renew, renewal } from './membership-renewals.ts';
export { costs, membershipTypesFor, savedJoining } from './memberships.ts';
export { heldBy, type StoredInCart, stateFactsWithSuccessor } from './records/held-membership.ts';
export { afterLastDay } from './records/membership-end.ts';
export { endReplaced } from './records/replaced-membership.ts';
export { type JoiningInput, storeJoining } from './store-joining.ts';
