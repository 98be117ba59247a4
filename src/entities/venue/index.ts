export { type Coordinates, formatMiles } from './lib/distance';
export {
  indexByDistance,
  matchByName,
  sortByName,
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
export { $venues, $venuesStatus, loadVenuesFx, venuesRequested } from './model/venues';
