export { createChooseMembership } from './model/choose-membership';
export { MembershipChooser } from './ui/membership-chooser';
