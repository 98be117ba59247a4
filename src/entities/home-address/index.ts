export { toBillingAddress } from './lib/billing-address';
export type { HomeAddress } from './lib/read-home-address';
export {
  $homeAddress,
  $isHomeAddressLoading,
  $isHomeAddressWanted,
  homeAddressRequested,
  loadHomeAddressFx,
} from './model/home-address';
