export { UserDetailsPage } from './ui/user-details-page';
