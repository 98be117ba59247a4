import type { HomeAddress } from './read-home-address';

/** The home address as the billing address fields of bank details. */
export function toBillingAddress(home: HomeAddress) {
  return {
    billingAddressLineOne: home.lineOne,
    billingAddressLineTwo: home.lineTwo,
    billingCity: home.city,
    billingPostcode: home.postcode,
  };
}
