export type { HomeAddress } from './lib/read-home-address';
export {
  $homeAddress,
  $isHomeAddressLoading,
  homeAddressWanted,
  loadHomeAddressFx,
} from './model/home-address';
