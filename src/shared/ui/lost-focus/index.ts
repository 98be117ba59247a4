export { focusNearest, placesAround } from './nearest';
export { useLostFocus } from './use-lost-focus';
