export { MembershipChangePage } from './ui/membership-change-page';
