/** The outline is drawn once, in pixels of this zoom from this corner, and then only moved and scaled. */
export const OUTLINE_ZOOM = 8;
export const OUTLINE_ORIGIN = { lat: 62.5, lng: -13 } as const;
