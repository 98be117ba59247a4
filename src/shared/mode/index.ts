export { $mode, MODE_STORED_AS, type Mode, modeRequested } from './mode';
export {
  $selectedVenueSlug,
  readSelectedVenueFx,
  rememberedVenue,
  venueCleared,
  venueSelected,
} from './selected-venue';
export { $subSite, type SubSite, subSiteOf } from './sub-site';
export { activitySeen, cartFilled, startOverAsked, visitEnded } from './visit';
