export { DEFAULT_VIEW_KEY } from './core/default-view-key';
export { CentreMap } from './frame/centre-map';
export { lookUpPlacesFx } from './google/look-up-places';
