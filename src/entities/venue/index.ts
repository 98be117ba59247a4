export { formatUnaskableText } from './lib/contact';
export { type Coordinates, formatMiles, readCoordinates } from './lib/distance';
export { type IndexedName, indexNames, matchByName } from './lib/names';
export {
  addDistances,
  filterValidVenues,
  filterWithinRadius,
  findNearestVenue,
  indexByDistance,
} from './lib/search-venues';
export {
  $homeVenue,
  homeVenueChosen,
  homeVenueCleared,
  homeVenueRequested,
  loadHomeVenueFx,
} from './model/home-venue';
export { $venues, $venuesFailure, $venuesStatus, loadVenuesFx, venuesRequested } from './model/venues';
