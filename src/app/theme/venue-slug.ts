/** Addresses whose second segment is a venue: the others have ids there. Spec, platform §2. */
const VENUE_ADDRESS = /^\/(?:centre|location|camps|courses)\/([^/]+)/;

/** The venue's slug in a path, null when it names none. */
export function venueSlugIn(pathname: string): string | null {
  const segment = VENUE_ADDRESS.exec(pathname)?.[1];
  if (!segment) return null;
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}
