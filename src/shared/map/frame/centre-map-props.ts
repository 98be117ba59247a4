import type { ReactNode } from 'react';
import type { Circle, MapPlace, MapPoint } from '../core/map-point';
import type { Start } from '../core/view';

/** The props of a map of centres. The list beside it works without the map. */
export type CentreMapProps = {
  /** What is shown before anything is searched for; the finder unless said otherwise. */
  readonly start?: Start;
  /** The listed centres with valid coordinates. */
  readonly places: readonly MapPlace[];
  readonly selectedId: string | null;
  /** The centre under the pointer or the focus, in the list or on the map: it is marked, and nothing moves. */
  readonly pointedId: string | null;
  readonly circle: Circle | null;
  readonly here: MapPoint | null;
  /** Changes when the map must fit again: a new search, a reset. */
  readonly viewKey: string;
  readonly onPlaceChosen: (id: string) => void;
  readonly onPlacePointed: (id: string | null) => void;
  readonly onSearchArea: (centre: MapPoint) => void;
  /** Renders the card of a centre. */
  readonly renderCard: (id: string) => ReactNode;
};
