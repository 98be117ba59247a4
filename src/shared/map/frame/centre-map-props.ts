import type { ReactNode } from 'react';
import type { Circle, MapPlace, MapPoint } from '../core/map-point';

/** What a map of centres is told, and what it tells. The list beside it says and does the same without a map. */
export type CentreMapProps = {
  /** What the list shows; valid coordinates only. */
  readonly places: readonly MapPlace[];
  readonly selectedId: string | null;
  /** The search radius around what was searched. */
  readonly circle: Circle | null;
  /** The customer's own position. */
  readonly here: MapPoint | null;
  /** Changes whenever the map has to fit again: a new search, a reset. `DEFAULT_VIEW_KEY` is the default view. */
  readonly viewKey: string;
  /** A marker was chosen, and its card opened. */
  readonly onPlaceChosen: (id: string) => void;
  readonly onSearchArea: (centre: MapPoint) => void;
  /** The info card of a place. */
  readonly renderCard: (id: string) => ReactNode;
};
