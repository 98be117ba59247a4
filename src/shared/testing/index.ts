export { aFixedOption, aMembershipType, aPaymentOption, aUser, aVenue } from './catalogue';
export { fakeDialog } from './fake-dialog';
