export { MembershipFreezePage } from './ui/membership-freeze-page';
