export { MembershipLeavePage } from './ui/membership-leave-page';
