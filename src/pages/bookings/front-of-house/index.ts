export { FrontOfHousePage } from './ui/front-of-house-page';
export { NewCustomerPage } from './ui/new-customer-page';
