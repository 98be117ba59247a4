import type { CentreMapProps } from '../frame/centre-map-props';
import { MapBody } from '../frame/map-body';
import { GoogleSurface } from './google-surface';

/** Needs the script (`loadGoogleMaps`). */
export function GoogleMap(props: CentreMapProps) {
  return <MapBody {...props} Surface={GoogleSurface} />;
}
