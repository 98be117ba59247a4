import type { ComponentType, RefObject } from 'react';
import type { Mark } from '../core/clusters';
import type { Circle, MapPoint, MapSize, View } from '../core/map-point';
import type { Move } from '../core/plan-flight';

export type MarkChosen = (mark: Mark, from: HTMLElement) => void;

/** The map under the marks: the only difference between the two maps. */
export type SurfaceProps = {
  readonly size: MapSize;
  readonly start: View;
  /** The current move; a new object starts a new move. */
  readonly move: Move | null;
  readonly shown: View;
  readonly marks: readonly Mark[];
  readonly selectedId: string | null;
  readonly pointedId: string | null;
  readonly circle: Circle | null;
  readonly here: MapPoint | null;
  /** Whether one finger or a plain wheel moves the map instead of scrolling the page. */
  readonly isGreedy: boolean;
  readonly stage: RefObject<HTMLDivElement | null>;
  /** `isResting`: no move is in progress. */
  readonly onShown: (view: View, isResting: boolean) => void;
  readonly onMarkChosen: MarkChosen;
  readonly onPlacePointed: (id: string | null) => void;
};

export type Surface = ComponentType<SurfaceProps>;
