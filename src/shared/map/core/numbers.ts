/**
 * The maps' numbers. Source: Spec, platform §9 "Map"; Spec, joining §9 "Map". Zooms count tiles of 512 px, as the
 * specification's do: the world is 512 px wide at zoom 0 (docs/adr/0008-two-maps-one-core.md).
 */
export const TILE_PX = 512;
export const METRES_PER_MILE = 1609.344;

/** Clusters: pixels within which centres are drawn as one, and the last zoom at which they are. */
export const CLUSTER_RADIUS_PX = 22;
export const CLUSTER_MAX_ZOOM = 20;

/** 'Search this area' is offered above this zoom. */
export const SEARCH_AREA_ZOOM = 8;

/** Pixels that a fit leaves free on each side. */
export const FIT_PADDING_PX = 70;
/** One centre, or several in one street, are shown with their surroundings. */
export const FIT_MAX_ZOOM = 14;

/** How much deeper than needed a cluster is opened, so that a finger can tell its centres apart. */
export const EXTRA_ZOOM = { desktop: 1.4, mobile: 3.3 } as const;

export const FLY_MS = 2000;
export const RESET_MS = 1000;
export const CLUSTER_MS = 1000;
/** A step of the buttons or keys, in ms and pixels. */
export const STEP_MS = 200;
export const STEP_PX = 120;

/** The centre finder's view of Great Britain and Northern Ireland. */
export const FINDER_VIEW = { centre: { lat: 54.8, lng: -2.75 }, zoom: 4.92 } as const;
/** The view of the map of venues, which the bookings site starts with. */
export const VENUE_VIEW = { centre: { lat: 53.59, lng: -2 }, zoom: 5.5, mobileZoom: 4.4 } as const;

/** Screens under this width are mobile ones. */
export const MOBILE_PX = 575;

export const MIN_ZOOM = 3.5;
export const MAX_ZOOM = 21;
