export { $mode, type Mode, modeRequested } from './mode';
export { $selectedVenueSlug, readSelectedVenueFx, venueCleared, venueSelected } from './selected-venue';
