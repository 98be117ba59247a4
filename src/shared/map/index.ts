export { WHOLE_VIEW } from './core/whole-view';
export { CentreMap } from './frame/centre-map';
export { lookUpPlacesFx } from './google/look-up-places';
