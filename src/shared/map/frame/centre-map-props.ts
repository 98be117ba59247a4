import type { ReactNode } from 'react';
import type { Circle, MapPlace, MapPoint } from '../core/map-point';

/** The props of a map of centres. The list beside it works without the map. */
export type CentreMapProps = {
  /** The listed centres with valid coordinates. */
  readonly places: readonly MapPlace[];
  readonly selectedId: string | null;
  readonly circle: Circle | null;
  readonly here: MapPoint | null;
  /** Changes when the map must fit again: a new search, a reset. */
  readonly viewKey: string;
  readonly onPlaceChosen: (id: string) => void;
  readonly onSearchArea: (centre: MapPoint) => void;
  /** Renders the card of a centre. */
  readonly renderCard: (id: string) => ReactNode;
};
