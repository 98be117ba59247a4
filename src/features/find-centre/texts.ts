import { defineTexts } from '@/shared/texts';

/** Requirement S8.1. */
export const text = defineTexts({
  'location.denied': 'Failed to use your location, please allow location access and try again',
  'location.failed': 'Failed to use your location, please try again',
  'location.notFound': 'Cannot find location, please try again.',

  'centre.useMyLocation': 'Use my location',
  'centre.clearSearch': 'Clear search',
  'centre.searching': 'Searching...',
  'centre.searchingTerm': 'Searching {term}...',
  'centre.noVenues': 'No venues found',

  'finder.search': 'Find a centre',
  'finder.searchHint': 'Centre name, town or postcode',
  'finder.searchButton': 'Search',
  'finder.near': 'Centres near {place}',
  'finder.yourLocation': 'your location',
  'finder.named': 'Centres named “{term}”',
  'finder.all': 'All centres',
  'finder.nearYou': 'Near you',
  'finder.byTown': 'Centres by town',
  'finder.inTown': 'Centres in {town}',
  'finder.allInTown': 'All {count} in {town}',
  'finder.withoutTown': 'Elsewhere',
  'finder.allTowns': 'Show all {count} towns',
  'finder.results': 'Centres',
  'finder.found': '{count} centres found',
  'finder.oneFound': '1 centre found',
  'finder.mapArea': 'the middle of the map',
  'finder.showMap': 'Show map',
  'finder.partsFailed': 'We couldn’t load everything here. You can still search and choose a centre.',
  'finder.distance': '{miles} miles',
  'finder.choose': 'Choose',
  'finder.loading': 'Loading centres…',
  'finder.loadFailed': 'We couldn’t load the centres.',
});
