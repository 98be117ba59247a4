export {
  type ChosenMembership,
  createChooseMembership,
  createMembershipList,
} from './model/choose-membership';
export { MembershipChooser } from './ui/membership-chooser';
