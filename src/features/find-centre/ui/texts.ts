import { defineTexts } from '@/shared/texts';

/** Texts of the list, the map and the suggestions. Requirement S8.1. */
export const text = defineTexts({
  'centre.searchRadius': 'Search radius',
  'centre.noCentres': 'No centres found',
  'finder.radiusValue': '{miles} miles',
  'finder.oneMile': '1 mile',
  'finder.suggestions': 'Suggestions',
  'finder.townCentres': 'Town, {count} centres',
  'finder.townCentre': 'Town, 1 centre',
  'finder.hideMap': 'Hide map',
  'finder.showList': 'Show list',
  'finder.keys': 'Up and down arrow keys, Page Up, Page Down, Home and End move through the centres.',
  'finder.place': '{place} of {count}',
  'finder.previous': 'Previous centre',
  'finder.next': 'Next centre',
  'finder.carousel': 'Centres one by one',
  'finder.more': 'Show {count} more',
  'finder.nearest': 'The nearest is {name}, {miles} miles away.',
});
