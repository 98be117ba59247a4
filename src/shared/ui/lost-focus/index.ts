export { focusNearest, listPlacesAround } from './focus-nearest';
export { useLostFocus } from './use-lost-focus';
