import type { HomeAddress } from './read-home-address';

/** The billing address of somebody who is billed where they live, as the fields of bank details have it. */
export function billingAddressFrom(home: HomeAddress) {
  return {
    billingAddressLineOne: home.lineOne,
    billingAddressLineTwo: home.lineTwo,
    billingCity: home.city,
    billingPostcode: home.postcode,
  };
}
