export { AccountHeader } from './ui/account-header';
