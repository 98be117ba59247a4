export { GuestPassesPage } from './ui/guest-passes-page';
