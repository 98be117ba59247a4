export { MembershipRenewPage } from './ui/membership-renew-page';
