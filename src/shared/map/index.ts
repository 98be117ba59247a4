export { WHOLE_VIEW } from './core/whole-view';
export { CentreMap } from './frame/centre-map';
export { searchPlacesByGoogle } from './google/search-places';
