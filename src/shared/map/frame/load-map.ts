import type { ComponentType } from 'react';
import type { CentreMapProps } from './centre-map-props';

/** A map that can be shown, or why there is none. `policy`: another document of the site would have one. */
export type LoadedMap =
  | { readonly kind: 'ready'; readonly Map: ComponentType<CentreMapProps> }
  | { readonly kind: 'failed'; readonly isOtherDocument: boolean };

/** Loads Google's map when there is a key, else the embedded one. Never rejects: without a map the list goes on. */
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
