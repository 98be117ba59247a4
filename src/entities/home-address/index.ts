export type { HomeAddress } from './lib/read-home-address';
export { $homeAddress, $isHomeAddressLoading, homeAddressWanted } from './model/home-address';
