export { focusNearest, listFocusContainers } from './focus-nearest';
export { useLostFocus } from './use-lost-focus';
