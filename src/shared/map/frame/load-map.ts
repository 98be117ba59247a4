import type { ComponentType } from 'react';
import type { CentreMapProps } from './centre-map-props';

/** `isOtherDocument`: this document's policy blocks the map, but another document of the site would allow it. */
export type LoadedMap =
  | { readonly kind: 'ready'; readonly Map: ComponentType<CentreMapProps> }
  | { readonly kind: 'failed'; readonly isOtherDocument: boolean };

/** Loads Google Maps if there is a key, otherwise the embedded map. Never rejects. */
export async function loadMap(googleMapsKey: string | null): Promise<LoadedMap> {
  try {
    if (googleMapsKey === null) {
      const { SvgMap } = await import('../svg/svg-map');
      return { kind: 'ready', Map: SvgMap };
    }
    const [{ GoogleMap }, { loadGoogleMaps }] = await Promise.all([
      import('../google/google-map'),
      import('../google/load-google-maps'),
    ]);
    await loadGoogleMaps(googleMapsKey);
    return { kind: 'ready', Map: GoogleMap };
  } catch (error) {
    const reason: unknown = error instanceof Error ? Reflect.get(error, 'reason') : null;
    return { kind: 'failed', isOtherDocument: reason === 'policy' };
  }
}
