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
export {
  $homeVenue,
  homeVenueChosen,
  homeVenueCleared,
  homeVenueWanted,
  loadHomeVenueFx,
} from './model/home-venue';
export { $venues, $venuesStatus, loadVenuesFx, type VenuesStatus, venuesRequested } from './model/venues';
