export { toBillingAddress } from './lib/billing-address';
export type { HomeAddress } from './lib/read-home-address';
export {
  $homeAddress,
  $isHomeAddressLoading,
  $isHomeAddressRequested,
  homeAddressRequested,
  loadHomeAddressFx,
} from './model/home-address';
