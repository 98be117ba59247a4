export { WaitingOfferPage } from './ui/waiting-offer-page';
