import type { CentreMapProps } from '../frame/centre-map-props';
import { MapBody } from '../frame/map-body';
import { GoogleSurface } from './google-surface';

/** Google's map of centres; needs its script (`loadGoogleMaps`). */
export function GoogleMap(props: CentreMapProps) {
  return <MapBody {...props} Surface={GoogleSurface} />;
}
