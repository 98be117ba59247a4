import type { ReactNode } from 'react';
import type { Circle, MapPlace, MapPoint } from '../core/map-point';
import type { StartKind } from '../core/view';

/** The props of a map of centres. The list beside it works without the map. */
export type CentreMapProps = {
  /** The default view before anything is searched for; by default the finder's. */
  readonly start?: StartKind;
  /** The listed centres with valid coordinates. */
  readonly places: readonly MapPlace[];
  readonly selectedId: string | null;
  /** The centre under the pointer or focus, in the list or on the map: it is highlighted without moving the map. */
  readonly pointedId: string | null;
  readonly circle: Circle | null;
  readonly here: MapPoint | null;
  /** A change makes the map fit again, after a new search or a reset. */
  readonly viewKey: string;
  readonly onPlaceChosen: (id: string) => void;
  readonly onPlacePointed: (id: string | null) => void;
  readonly onSearchArea: (centre: MapPoint) => void;
  /** Renders the card of a centre. */
  readonly renderCard: (id: string) => ReactNode;
};
