export { focusNearest, listPlacesAround } from './nearest';
export { useLostFocus } from './use-lost-focus';
