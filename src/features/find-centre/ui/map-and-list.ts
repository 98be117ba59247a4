// Everything that the finder needs beyond its first screen, in one chunk that is loaded once.
export { CentreList } from './centre-list';
export { MapSide } from './map-side';
export { MapToggle } from './map-toggle';
export { RadiusSlider } from './radius-slider';
export { ListAndMap } from './sides';
