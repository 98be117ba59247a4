/** A point on the earth in decimal degrees (WGS 84). */
export interface Coordinates {
  readonly lat: number;
  readonly lng: number;
}

/** The API may send a place without a position: such a venue is listed but never measured. */
export interface WithPosition {
  readonly lat?: number | null | undefined;
  readonly lng?: number | null | undefined;
}

const METRES_PER_MILE = 1609.344;
const EARTH_RADIUS_METRES = 6_371_008.8;

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The coordinates of a place; null unless both are finite and the latitude is between -90 and 90. Requirement S5.10. */
export function readCoordinates({ lat, lng }: WithPosition): Coordinates | null {
  if (typeof lat !== 'number' || typeof lng !== 'number') return null;
  if (!Number.isFinite(lat) || !Number.isFinite(lng)) return null;
  return lat >= -90 && lat <= 90 ? { lat, lng } : null;
}

/** The great-circle distance in miles, not rounded (1 mile = 1609.344 m: Requirement S5.5). */
export function calculateMiles(from: Coordinates, to: Coordinates): number {
  const halfLat = Math.sin(toRadians(to.lat - from.lat) / 2);
  const halfLng = Math.sin(toRadians(to.lng - from.lng) / 2);
  const chord = halfLat ** 2 + Math.cos(toRadians(from.lat)) * Math.cos(toRadians(to.lat)) * halfLng ** 2;
  return (2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(chord)))) / METRES_PER_MILE;
}

/** Miles with one decimal place, as on every card: `0.8`, `12.0`. Requirement S5.3. */
export function formatMiles(miles: number): string {
  return miles.toFixed(1);
}
