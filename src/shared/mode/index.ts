export { $mode, type Mode, modeFrom, modeRequested, readModeFx } from './mode';
export { $selectedVenueSlug, readSelectedVenueFx, venueCleared, venueSelected } from './selected-venue';
