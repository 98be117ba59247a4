import { defineTexts } from '../texts';

/** 'Search this area' is fixed (Requirement S8.1); the other texts are ours. */
export const text = defineTexts({
  'map.label': 'Map of centres',
  'map.loading': 'Loading the map…',
  'map.loadFailed': 'We couldn’t load the map.',
  'map.listWorks': 'You can still use the list of centres.',
  'map.tryAgain': 'Try again',
  'map.searchArea': 'Search this area',
  'map.stage': 'Map',
  'map.keys':
    'Arrow keys move the map, plus and minus zoom, Enter opens what is in the middle. The list beside the map shows the same centres.',
  'map.zoomIn': 'Zoom in',
  'map.zoomOut': 'Zoom out',
  'map.whole': 'Show the whole map',
  'map.cluster': '{count} centres, zoom in',
  'map.clusterCount': '+{count}',
  'map.close': 'Close',
  'map.cardOf': '{name}, on the map',
  'map.cardOfMany': '{count} centres at one address',
  'map.here': 'You are here',
  'map.hintTouch': 'Use two fingers to move the map',
  'map.hintWheel': 'Hold {key} and scroll to zoom the map',
  'map.credit': 'Outline: Natural Earth. Places: GeoNames,',
  'map.licence': 'CC BY 4.0',
});
