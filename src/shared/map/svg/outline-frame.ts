/** The outline is generated at this zoom level and from this corner, then transformed. */
export const OUTLINE_ZOOM = 8;
export const OUTLINE_ORIGIN = { lat: 62.5, lng: -13 } as const;
