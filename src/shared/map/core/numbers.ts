/**
 * Requirements S5.11, S5.13. Zoom levels use tiles of 512 px, as the specification does
 * (docs/adr/0008-two-maps-one-core.md).
 */
export const TILE_PX = 512;
export const METRES_PER_MILE = 1609.344;

/** The radius of a cluster in pixels, and the last zoom level with clusters. */
export const CLUSTER_RADIUS_PX = 22;
export const CLUSTER_MAX_ZOOM = 20;

/** 'Search this area' is offered above this zoom. */
export const SEARCH_AREA_MIN_ZOOM = 8;

/** The free space on each side of a fitted area, in pixels. */
export const FIT_PADDING_PX = 70;
/** Keeps the surroundings of a single centre visible. */
export const FIT_MAX_ZOOM = 14;

/** Extra zoom when a cluster opens, so that centres can be tapped separately. */
export const EXTRA_ZOOM = { desktop: 1.4, mobile: 3.3 } as const;

export const FLIGHT_MS = 2000;
export const RESET_MOVE_MS = 1000;
export const OPEN_CLUSTER_MS = 1000;
/** The duration of a step by button or key in ms, and its length in pixels. */
export const STEP_MOVE_MS = 200;
export const STEP_PX = 120;

/** The default view of the centre finder: Great Britain and Northern Ireland. */
export const FINDER_VIEW = { centre: { lat: 54.8, lng: -2.75 }, zoom: 4.92 } as const;
/** The default view of the map of venues on the bookings site. */
export const VENUE_VIEW = { centre: { lat: 53.59, lng: -2 }, zoom: 5.5, mobileZoom: 4.4 } as const;

/** Maps narrower than this, in pixels, count as mobile. */
export const MOBILE_MAX_WIDTH_PX = 575;

export const MIN_ZOOM = 3.5;
export const MAX_ZOOM = 21;
