export { withoutAnswerText } from './lib/contact';
export { type Coordinates, coordinatesOf, formatMiles } from './lib/distance';
export { type IndexedName, indexNames, matchByName } from './lib/names';
export {
  indexByDistance,
  nearestVenue,
  validVenues,
  withDistance,
  withinRadius,
} from './lib/search-venues';
export {
  $homeVenue,
  homeVenueChosen,
  homeVenueCleared,
  homeVenueRequested,
  loadHomeVenueFx,
} from './model/home-venue';
export { $venues, $venuesFailure, $venuesStatus, loadVenuesFx, venuesRequested } from './model/venues';
