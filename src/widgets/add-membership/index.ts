export { createAddMembership } from './model/add-membership';
export { text as addMembershipText } from './texts';
export { MembershipAdded } from './ui/membership-added';
