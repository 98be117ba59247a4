export { type Coordinates, coordinatesOf, distanceInMiles, formatMiles } from './lib/distance';
export {
  type DistanceIndex,
  indexByDistance,
  matchByName,
  sortByName,
  type VenueResult,
  withDistance,
  withinRadius,
} from './lib/search-venues';
export { $venues, $venuesStatus, loadVenuesFx, type VenuesStatus, venuesRequested } from './model/venues';
