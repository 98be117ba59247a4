export { WHOLE_VIEW } from './core/whole-view';
export { searchPlacesByGoogle } from './google/search-places';
export { CentreMap } from './ui/centre-map';
