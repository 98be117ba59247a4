export { MembershipsPage } from './ui/memberships-page';
