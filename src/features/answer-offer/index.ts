export { offerDeclined, offerRefused } from './model/answer-offer';
export { Offer } from './ui/offer';
export { OfferCards } from './ui/offer-cards';
