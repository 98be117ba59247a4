export { MembershipPage } from './ui/membership-page';
export { MembershipsPage } from './ui/memberships-page';
