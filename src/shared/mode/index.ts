export type { Mode, SubSite } from '../boot';
export { $mode, modeRequested } from './mode';
export {
  $selectedVenueSlug,
  readSelectedVenueFx,
  venueCleared,
  venueSelected,
} from './selected-venue';
export { $subSite } from './sub-site';
export { activityDetected, itemAddedToCart, startOverRequested, visitEnded } from './visit';
